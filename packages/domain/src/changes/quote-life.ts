import { type Instant, isBefore } from '../dates/index.ts'

const longestMinutes = 15

/**
 * Until when a quote made `now` holds: 15 minutes, or less where something it promises ends sooner. A fee step can
 * never fall inside a live quote.
 */
export function quoteExpiry(now: Instant, ends: readonly Instant[]): Instant {
  const longest = new Date(Date.parse(now) + longestMinutes * 60_000).toISOString()
  return ends
    .filter((end) => isBefore(now, end))
    .reduce((first, end) => (isBefore(end, first) ? end : first), longest)
}
