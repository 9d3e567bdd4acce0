import { stepShape } from '../../patterns/step-page/index.ts'
import { worded } from '../../patterns/words/worded.tsx'
import { ChangeDoneScreen as Screen } from './change-done-screen.tsx'

/** It comes after the first view, and brings its sentences along. */
export const ChangeDoneScreen = worded(Screen, stepShape)
