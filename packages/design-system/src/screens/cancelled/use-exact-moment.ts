import type { Instant, TimeZone } from '@veranda/domain'
import { useIntl } from 'react-intl'

/** A moment with its day and year: what one would read out to settle a dispute. */
export function useExactMoment(): (at: Instant, zone: TimeZone) => string {
  const intl = useIntl()
  return (at, timeZone) =>
    intl.formatDate(new Date(at), {
      year: 'numeric',
      month: 'long',
      day: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      timeZone,
    })
}
