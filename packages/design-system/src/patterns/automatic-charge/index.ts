import { localized } from '../later-words/localized.tsx'
import { AutomaticCharge as Plain } from './automatic-charge.tsx'

export type { Cancelling } from './automatic-charge.tsx'

/** It comes after the first view, and brings its sentences along. */
export const AutomaticCharge = localized(Plain, null)
