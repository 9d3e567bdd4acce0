import { cancelledWriter } from './cancelled/order.ts'
import { reviewWriters } from './review/order.ts'
import { takenBackWriter } from './taken-back/order.ts'
import type { CancellingLetterNeeds } from './to-main-guest.ts'

/** Who writes the letters about cancelling. */
export const cancellingWriters = (needs: CancellingLetterNeeds) => ({
  cancelled: cancelledWriter(needs),
  'taken-back': takenBackWriter(needs),
  ...reviewWriters(needs),
})
