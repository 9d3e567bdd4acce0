import type { Money, PaymentTiming, PlainDate, Settlement } from '@veranda/domain'
import { Stack } from '../../components/layout/index.ts'
import { Text } from '../../components/text/index.ts'
import { type GuestCurrency, useMoney } from '../money/index.ts'
import { type LaterWords, useLaterWords } from '../later-words/index.ts'
import { isAskedWhen, PaymentChoice } from './payment-choice.tsx'

export type SettlementPartProps = {
  readonly settlement: Settlement
  /** What stands right above, and is not said again. */
  readonly difference: Money
  /** Of the new stay. */
  readonly arrival: PlainDate
  readonly guestCurrency?: GuestCurrency | undefined
  readonly timing: PaymentTiming
  readonly onTimingChange: (timing: PaymentTiming) => void
}

/** What the guest pays and when, or what comes back, where and by when. */
export function SettlementPart(props: SettlementPartProps) {
  const { settlement, difference, arrival, guestCurrency, timing, onTimingChange } = props
  const words = useLaterWords()
  const money = useMoney(guestCurrency)
  const isAsked = settlement.kind === 'to-pay' && isAskedWhen(settlement)
  const sums = sumsOf(settlement, money.exact, words)
  return (
    <Stack gap="small">
      {/* The question when to pay names the sum where it is not the difference: it is said once. */}
      {!isAsked && (
        <div>
          <Text as="strong" look="lead">
            {sums.title}
          </Text>
          {sums.note && (
            <Text look="small" tone="muted">
              {sums.note}
            </Text>
          )}
        </div>
      )}
      {settlement.kind === 'to-pay' && (
        <PaymentChoice
          offer={settlement}
          amount={settlement.amount.amount === difference.amount ? undefined : money.exact(settlement.amount)}
          arrival={arrival}
          chosen={timing}
          onChoose={onTimingChange}
        />
      )}
    </Stack>
  )
}

type Sums = { readonly title: string; readonly note?: string }

function sumsOf(
  settlement: Settlement,
  exact: ReturnType<typeof useMoney>['exact'],
  words: LaterWords,
): Sums {
  switch (settlement.kind) {
    case 'nothing':
      return { title: words('price-change.nothing'), note: words('price-change.nothing-note') }
    case 'owes-less':
      return {
        title: words('price-change.lowers-balance'),
        note: words('price-change.owes-less-note', { amount: exact(settlement.balance) }),
      }
    case 'to-pay':
      return { title: words('price-change.to-pay', { amount: exact(settlement.amount) }) }
    case 'to-refund':
      return {
        title: words('price-change.to-refund', { amount: exact(settlement.amount) }),
        note: words('price-change.to-refund-note'),
      }
  }
}
