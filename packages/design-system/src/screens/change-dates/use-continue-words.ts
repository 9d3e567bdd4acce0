import { exponentOf, type PaymentTiming, type Settlement, toMajor } from '@veranda/domain'
import { useIntl } from 'react-intl'
import { useLaterWords } from '../../patterns/words/index.ts'

/** Says what pressing it does; the amount carries its currency's code, since dollars are of many countries. */
export function useContinueWords(): (settlement: Settlement, timing: PaymentTiming | undefined) => string {
  const intl = useIntl()
  const words = useLaterWords()
  return (settlement, timing) => {
    if (settlement.kind !== 'to-pay' || timing !== 'now') return words('change-dates.confirm')
    const { amount } = settlement
    const digits = exponentOf(amount.currency)
    return words('change-dates.continue-to-payment', {
      amount: intl.formatNumber(toMajor(amount), {
        style: 'currency',
        currency: amount.currency,
        currencyDisplay: 'code',
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      }),
    })
  }
}
