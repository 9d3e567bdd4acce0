import { cancelledWriter } from './cancelled-letter.ts'
import { reviewWriters } from './review-letters.ts'
import { takenBackWriter } from './taken-back-letter.ts'
import type { CancellingLetterNeeds } from './to-main-guest.ts'

/** Who writes the letters about cancelling. */
export const cancellingWriters = (needs: CancellingLetterNeeds) => ({
  cancelled: cancelledWriter(needs),
  'taken-back': takenBackWriter(needs),
  ...reviewWriters(needs),
})
