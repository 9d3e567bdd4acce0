import { type Instant, isBefore } from '../dates/index.ts'

const longestMinutes = 15

/**
 * The expiry of a quote made `now`: 15 minutes, or earlier if one of its promises ends sooner. The penalty
 * can never rise while a quote is valid.
 */
export function quoteExpiry(now: Instant, ends: readonly Instant[]): Instant {
  const longest = new Date(Date.parse(now) + longestMinutes * 60_000).toISOString()
  return ends
    .filter((end) => isBefore(now, end))
    .reduce((first, end) => (isBefore(end, first) ? end : first), longest)
}
