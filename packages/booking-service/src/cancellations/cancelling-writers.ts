import { cancelledWriter } from '../letters/cancelled/queue.ts'
import { reviewWriters } from '../letters/review/queue.ts'
import { reinstatedWriter } from '../letters/reinstated/queue.ts'
import type { LetterNeeds } from '../letters/to-main-guest.ts'

/** The writers of all letters about cancelling. */
export const cancellingWriters = (needs: LetterNeeds) => ({
  cancelled: cancelledWriter(needs),
  'taken-back': reinstatedWriter(needs),
  ...reviewWriters(needs),
})
