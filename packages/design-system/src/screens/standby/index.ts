import { stepShape } from '../../patterns/step-page/index.ts'
import { localized } from '../../patterns/later-words/localized.tsx'
import { StandbyScreen as Screen, type StandbyScreenProps } from './standby-screen.tsx'

export type { StandbyScreenProps }
export type { StandbyDraft, StandbyOutcome } from './standby-state.ts'

/** Rooms that may stay free, with the sentences they speak. */
export const StandbyScreen = localized<StandbyScreenProps>(Screen, stepShape)
