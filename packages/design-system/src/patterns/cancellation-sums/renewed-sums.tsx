import { type Cancellation, minus } from '@veranda/domain'
import { Stack } from '../../components/layout/index.ts'
import { Notice } from '../../components/notice/index.ts'
import { PriceLines } from '../../components/price-lines/index.ts'
import { useLaterWords } from '../later-words/index.ts'
import { useMoney } from '../money/index.ts'
import { useSignedMoney } from '../money/use-signed-money.ts'

export type RenewedSumsProps = {
  readonly because: 'expired' | 'price-moved' | 'superseded' | 'reservation-changed'
  /** What was on the page until now; missing where it was nothing, or was for other rooms. */
  readonly before: Cancellation | undefined
  readonly after: Cancellation
  /** What is said where nothing changed. */
  readonly same: string
}

/** The sums are fresh ones: why, and what came back before, what does now, the difference. */
export function RenewedSums({ because, before, after, same }: RenewedSumsProps) {
  const words = useLaterWords()
  const money = useMoney()
  const signed = useSignedMoney()
  const title = words(`cancellation-sums.renewed-${because}`)
  if (!before || isSame(before, after)) {
    return (
      <Notice tone={because === 'expired' || before ? 'info' : 'caution'} title={title}>
        {before ? same : words('cancellation-sums.renewed-body')}
      </Notice>
    )
  }
  // Where nothing comes back, what moved is what is still to pay.
  const what = before.refund.amount === after.refund.amount ? 'outstanding' : 'refund'
  const difference = minus(after[what], before[what])
  const isBetter = what === 'refund' ? difference.amount > 0 : difference.amount < 0
  return (
    <Notice tone="caution" title={title}>
      <Stack gap="tiny">
        <p>{words('cancellation-sums.renewed-body')}</p>
        <PriceLines
          lines={[
            { label: words(`cancellation-sums.${what}-before`), text: money.exact(before[what]) },
            { label: words(`cancellation-sums.${what}-now`), text: money.exact(after[what]) },
            {
              label: words('price-change.difference'),
              text: signed(difference),
              tone: isBetter ? 'positive' : 'ink',
              emphasis: true,
            },
          ]}
        />
      </Stack>
    </Notice>
  )
}

const isSame = (before: Cancellation, after: Cancellation): boolean =>
  before.refund.amount === after.refund.amount && before.outstanding.amount === after.outstanding.amount
