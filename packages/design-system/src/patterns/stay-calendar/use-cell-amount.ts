import { type CurrencyCode, money, toMajor } from '@veranda/domain'
import { useIntl } from 'react-intl'
import { useLaterWords } from '../later-words/index.ts'

/** Amounts as small as a day's cell: no currency, no cents, and from a hundred thousand on in thousands. */
export function useCellAmount(currency: CurrencyCode) {
  const intl = useIntl()
  const words = useLaterWords()
  const format = (amount: number, signDisplay: 'auto' | 'exceptZero'): string => {
    const major = toMajor(money(amount, currency))
    const isSmall = Math.abs(major) < 0.5
    const isHuge = Math.abs(major) >= 99_999.5
    return intl
      .formatNumber(major, {
        signDisplay,
        useGrouping: 'always',
        notation: isHuge ? 'compact' : 'standard',
        maximumFractionDigits: isSmall ? 2 : 0,
      })
      .replace('-', '−')
  }
  return {
    plain: (amount: number): string => format(amount, 'auto'),
    /** "+120", "−80", "same" */
    difference: (amount: number): string =>
      amount === 0 ? words('stay-calendar.same') : format(amount, 'exceptZero'),
  }
}
