import { localized } from '../later-words/localized.tsx'
import { AutomaticCharge as Plain } from './automatic-charge.tsx'

export type { Cancelling } from './automatic-charge.tsx'

/** Loaded after the first view, with its sentences. */
export const AutomaticCharge = localized(Plain, null)
