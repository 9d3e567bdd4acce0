import { type Money, moneyFormat, toMajor } from '@veranda/domain'
import { useIntl } from 'react-intl'

/** "+$120.00", "−$44.00": what something came to cost more, or less; `calm`: whole amounts without their zeros. */
export function useSignedMoney(zeros: 'exact' | 'calm' = 'exact'): (difference: Money) => string {
  const intl = useIntl()
  return (difference) => {
    const format = {
      ...moneyFormat(difference.currency),
      signDisplay: 'exceptZero',
      trailingZeroDisplay: zeros === 'calm' ? 'stripIfInteger' : 'auto',
    } as const
    const written = intl.formatNumber(toMajor(difference), format)
    // Read as "minus", where a hyphen is passed over.
    return written.replace('-', '−')
  }
}
