import { worded } from '../words/worded.tsx'
import { AfterCancelling as Part, type AfterCancellingProps } from './after-cancelling.tsx'
import { afterShape } from './after-shape.tsx'

export type { AfterCancellingProps }

/** What can still be done about a cancellation, with the sentences it speaks. */
export const AfterCancelling = worded<AfterCancellingProps>(Part, afterShape)
