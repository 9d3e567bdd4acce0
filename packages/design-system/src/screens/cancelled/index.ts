import { stepShape } from '../../patterns/step-page/index.ts'
import { worded } from '../../patterns/words/worded.tsx'
import { CancelledScreen as Screen, type CancelledScreenProps } from './cancelled-screen.tsx'

export type { CancelledScreenProps }
export type { TakingBack } from './cancelled-screen.tsx'

/** The receipt, with the sentences it speaks. */
export const CancelledScreen = worded<CancelledScreenProps>(Screen, stepShape)
