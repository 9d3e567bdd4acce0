import { stepShape } from '../../patterns/step-page/index.ts'
import { localized } from '../../patterns/later-words/localized.tsx'
import { CancelledScreen as Screen, type CancelledScreenProps } from './cancelled-screen.tsx'

export type { CancelledScreenProps }
export type { Reversal } from './cancelled-screen.tsx'

/** The receipt, with the sentences it speaks. */
export const CancelledScreen = localized<CancelledScreenProps>(Screen, stepShape)
export type { Answering } from './review-questions.tsx'
