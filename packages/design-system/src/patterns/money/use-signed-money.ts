import { exponentOf, type Money, toMajor } from '@veranda/domain'
import { useIntl } from 'react-intl'

/** "+$120.00", "−$44.00": what something came to cost more, or less. */
export function useSignedMoney(): (difference: Money) => string {
  const intl = useIntl()
  return (difference) => {
    const digits = exponentOf(difference.currency)
    const written = intl.formatNumber(toMajor(difference), {
      style: 'currency',
      currency: difference.currency,
      signDisplay: 'exceptZero',
      useGrouping: 'always',
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    })
    // Read as "minus", where a hyphen is passed over.
    return written.replace('-', '−')
  }
}
