import { openBankArrivals } from './bank-arrivals.ts'
import { bouncedLetters } from './bounced-letters.ts'
import { failedCharges } from './failed-charges.ts'
import { failedRefunds } from './failed-refunds.ts'
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
  'bank-arrival': openBankArrivals,
  'failed-charge': failedCharges,
  'failed-refund': failedRefunds,
  'bounced-letter': bouncedLetters,
}
