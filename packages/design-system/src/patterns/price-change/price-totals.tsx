import { type Money, minus, withoutSign } from '@veranda/domain'
import { type PriceLine, PriceLines } from '../../components/price-lines/index.ts'
import { type GuestCurrency, useMoney } from '../money/index.ts'
import { useSignedMoney } from '../money/use-signed-money.ts'
import { useLaterWords } from '../later-words/index.ts'

export type PriceTotalsProps = {
  readonly before: Money
  readonly after: Money
  readonly guestCurrency?: GuestCurrency | undefined
  /** Between the new total and the difference: what explains them. */
  readonly between?: readonly PriceLine[] | undefined
}

/** Before, after, difference: the three lines of anything that changes money. */
export function PriceTotals({ before, after, guestCurrency, between }: PriceTotalsProps) {
  const words = useLaterWords()
  const money = useMoney(guestCurrency)
  const signed = useSignedMoney()
  const difference = minus(after, before)
  return (
    <PriceLines
      lines={[
        { label: words('price-change.before'), text: money.exact(before), approx: money.approx(before) },
        { label: words('price-change.after'), text: money.exact(after), approx: money.approx(after) },
        ...(between ?? []),
        {
          label: words('price-change.difference'),
          text: difference.amount === 0 ? words('price-change.no-difference') : signed(difference),
          tone: difference.amount < 0 ? 'positive' : 'ink',
          approx: difference.amount === 0 ? undefined : money.approx(withoutSign(difference)),
          emphasis: true,
        },
      ]}
    />
  )
}
