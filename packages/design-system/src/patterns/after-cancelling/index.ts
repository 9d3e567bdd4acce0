import { localized } from '../later-words/localized.tsx'
import { AfterCancelling as Part, type AfterCancellingProps } from './after-cancelling.tsx'
import { AfterShape } from './after-shape.tsx'
import { ReinstateBar as Bar } from './reinstate-bar.tsx'

export type { AfterCancellingProps }

/** What can still be done about a cancellation, with the sentences it speaks. */
export const AfterCancelling = localized<AfterCancellingProps>(Part, AfterShape)
export const ReinstateBar = localized<AfterCancellingProps>(Bar, null)
