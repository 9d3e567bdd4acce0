import { stepShape } from '../../patterns/step-page/index.ts'
import { localized } from '../../patterns/later-words/localized.tsx'
import { CallMeScreen as Screen, type CallMeScreenProps } from './call-me-screen.tsx'

export type { CallMeScreenProps }
export type { Asking, CallLists, TypedText } from './call-me-state.ts'

/** Asking to be called, with the sentences it speaks. */
export const CallMeScreen = localized<CallMeScreenProps>(Screen, stepShape)
