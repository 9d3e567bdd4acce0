import type { InboxSources } from './inbox-source.ts'
import { parkedPayments } from './sources/payments.ts'
import { waitingPriceMatches } from './sources/price-matches.ts'
import { waitingReviews } from './sources/reviews.ts'
import { waitingRequests } from './sources/special-requests.ts'
import { waitingStandby } from './sources/standby.ts'
import { waitingTickets } from './sources/tickets.ts'

/** Every kind of thing that waits: a missing one does not compile. */
export const inboxSources: InboxSources = {
  request: waitingRequests,
  review: waitingReviews,
  'price-match': waitingPriceMatches,
  standby: waitingStandby,
  ticket: waitingTickets,
  payment: parkedPayments,
}
