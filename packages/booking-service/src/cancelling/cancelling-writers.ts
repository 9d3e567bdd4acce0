import { cancelledWriter } from '../letters/cancelled/order.ts'
import { reviewWriters } from '../letters/review/order.ts'
import { takenBackWriter } from '../letters/taken-back/order.ts'
import type { CancellingLetterNeeds } from '../letters/to-main-guest.ts'

/** Who writes the letters about cancelling. */
export const cancellingWriters = (needs: CancellingLetterNeeds) => ({
  cancelled: cancelledWriter(needs),
  'taken-back': takenBackWriter(needs),
  ...reviewWriters(needs),
})
