import type { CardMonth } from '@veranda/domain'
import { useIntl } from 'react-intl'

/** "July 2029": until when a card is valid. */
export function useCardMonth(): (month: CardMonth) => string {
  const intl = useIntl()
  return (month) => {
    const [year = 0, number = 1] = month.split('-').map(Number)
    return intl.formatDate(Date.UTC(year, number - 1, 1), { year: 'numeric', month: 'long', timeZone: 'UTC' })
  }
}
