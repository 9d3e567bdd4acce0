import { worded } from '../words/worded.tsx'
import { AfterCancelling as Part, type AfterCancellingProps } from './after-cancelling.tsx'
import { afterShape } from './after-shape.tsx'

export type { AfterCancellingProps }
export { whatIsLeft, type WhatIsLeft } from './what-is-left.ts'

/** What can still be done about a cancellation, with the sentences it speaks. */
export const AfterCancelling = worded<AfterCancellingProps>(Part, afterShape)
