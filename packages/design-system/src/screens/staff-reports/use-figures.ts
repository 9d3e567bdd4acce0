import { type MeasureKind, money, type ReportRow } from '@veranda/domain'
import { useIntl } from 'react-intl'
import { useMoney } from '../../patterns/money/index.ts'
import { useStaffWords } from '../../patterns/words/index.ts'

type Figure = (value: number | null, kind: MeasureKind, currency: ReportRow['currency']) => string

/** A figure of a report as its reader writes it. */
export function useFigures(): Figure {
  const words = useStaffWords()
  const intl = useIntl()
  const amounts = useMoney()
  return (value, kind, currency) => {
    if (value === null) return '–'
    if (kind === 'money' && currency) return amounts.exact(money(value, currency))
    const number = intl.formatNumber(value, { maximumFractionDigits: 1 })
    return kind === 'hours' ? words('staff-reports.hours', { hours: number }) : number
  }
}
