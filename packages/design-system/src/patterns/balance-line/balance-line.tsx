import { isZero, type PricingDetails } from '@veranda/domain'
import { Price } from '../../components/price/index.ts'
import { Text } from '../../components/text/index.ts'
import { useDates } from '../dates/index.ts'
import { type GuestCurrency, useMoney } from '../money/index.ts'
import { useWords, type Words } from '../words/index.ts'

type BalancePricing = Pick<PricingDetails, 'total' | 'balance' | 'balanceDue'>

export type BalanceLineProps = {
  readonly reservation: { readonly pricing: BalancePricing }
  readonly guestCurrency?: GuestCurrency | undefined
}

/** What is still to pay and by when; the total once everything is paid. */
export function BalanceLine({ reservation, guestCurrency }: BalanceLineProps) {
  const words = useWords()
  const money = useMoney(guestCurrency)
  const { balance, total } = reservation.pricing
  const shown = isZero(balance) ? total : balance
  return (
    <div>
      <Text look="small" tone={isZero(balance) ? 'positive' : 'muted'}>
        {useBalanceWords(reservation.pricing, words)}
      </Text>
      {!isZero(shown) && <Price emphasis text={money.exact(shown)} approx={money.approx(shown)} />}
    </div>
  )
}

function useBalanceWords({ balance, balanceDue: due }: BalancePricing, words: Words): string {
  const dates = useDates()
  if (isZero(balance)) return words('price-summary.all-paid')
  switch (due.kind) {
    case 'nothing':
      return words('price-summary.balance')
    case 'at-check-in':
      return `${words('price-summary.balance')} ${words('price-summary.balance-at-check-in')}`
    case 'before-arrival':
      return words('price-summary.balance-by', { date: dates.shortDay(due.by) })
  }
}
