import { type Instant, isBefore, type RefundStretch } from '@veranda/domain'

/** Where a stretch stands on the clock; a deadline belongs to what follows it. */
export function stretchTime({ from, until }: RefundStretch, now: Instant): 'past' | 'now' | 'later' {
  if (until && !isBefore(now, until)) return 'past'
  return from && isBefore(now, from) ? 'later' : 'now'
}
