import type { InboxSources } from './inbox-source.ts'
import { parkedPayments } from './payments.ts'
import { waitingPriceMatches } from './price-matches.ts'
import { waitingReviews } from './reviews.ts'
import { waitingRequests } from './special-requests.ts'
import { waitingStandby } from './standby.ts'
import { waitingTickets } from './tickets.ts'

/** Every kind of thing that waits: a missing one does not compile. */
export const inboxSources: InboxSources = {
  request: waitingRequests,
  review: waitingReviews,
  'price-match': waitingPriceMatches,
  standby: waitingStandby,
  ticket: waitingTickets,
  payment: parkedPayments,
}
