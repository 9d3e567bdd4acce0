import { stepShape } from '../../patterns/step-page/index.ts'
import { localized } from '../../patterns/later-words/localized.tsx'
import { CancelReasonScreen as Screen, type CancelReasonScreenProps } from './cancel-reason-screen.tsx'

export type { CancelReasonScreenProps }

/** The reason, with the sentences it speaks. */
export const CancelReasonScreen = localized<CancelReasonScreenProps>(Screen, stepShape)
