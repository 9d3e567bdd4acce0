import { exponentOf, type PaymentTiming, type StayChange, toMajor } from '@veranda/domain'
import { useIntl } from 'react-intl'
import { useLaterWords } from '../words/index.ts'
import { subjectOf } from './change-subject.ts'

/** Says what pressing it does; the amount carries its currency's code, since dollars are of many countries. */
export function useContinueWords(): (change: StayChange, timing: PaymentTiming | undefined) => string {
  const intl = useIntl()
  const words = useLaterWords()
  return (change, timing) => {
    const { settlement } = change
    if (settlement.kind !== 'to-pay' || timing !== 'now')
      return words(`change-price.confirm-${subjectOf(change)}`)
    const { amount } = settlement
    const digits = exponentOf(amount.currency)
    return words('change-price.continue-to-payment', {
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
