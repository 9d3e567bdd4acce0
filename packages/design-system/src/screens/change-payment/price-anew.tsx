import { type Money, minus } from '@veranda/domain'
import { Stack } from '../../components/layout/index.ts'
import { Notice } from '../../components/notice/index.ts'
import { PriceLines } from '../../components/price-lines/index.ts'
import { useMoney } from '../../patterns/money/index.ts'
import { useSignedMoney } from '../../patterns/money/use-signed-money.ts'
import { useLaterWords } from '../../patterns/later-words/index.ts'
import type { ChangeBill } from './change-payment.ts'

export type PriceAnewProps = {
  readonly bill: ChangeBill
  /** What was agreed before. */
  readonly was: Money
  readonly isExpired: boolean
}

/**
 * The bill is a fresh one: what it was, what it is, the difference; or, at the same price, that its terms are others.
 * Nothing is paid before it is accepted.
 */
export function PriceAnew({ bill, was, isExpired }: PriceAnewProps) {
  const words = useLaterWords()
  const money = useMoney(bill.guestCurrency)
  const signed = useSignedMoney()
  const difference = minus(bill.amount, was)
  if (difference.amount === 0) {
    const amount = money.exact(was)
    return isExpired ? (
      <Notice tone="info" title={words('change-payment.renewed-title')}>
        {words('change-payment.renewed-body', { amount })}
      </Notice>
    ) : (
      <Notice tone="caution" title={words('change-payment.terms-changed-title')}>
        {words('change-payment.terms-changed-body', { amount })}
      </Notice>
    )
  }
  return (
    <Notice tone="caution" title={words('change-payment.price-moved-title')}>
      <Stack gap="tiny">
        <p>{words(isExpired ? 'change-payment.expired-body' : 'change-payment.price-moved-body')}</p>
        <PriceLines
          lines={[
            { label: words('change-payment.price-was'), text: money.exact(was) },
            {
              label: words('change-payment.price-is'),
              text: money.exact(bill.amount),
              approx: money.approx(bill.amount),
            },
            {
              label: words('price-change.difference'),
              text: signed(difference),
              tone: difference.amount < 0 ? 'positive' : 'ink',
              emphasis: true,
            },
          ]}
        />
      </Stack>
    </Notice>
  )
}
