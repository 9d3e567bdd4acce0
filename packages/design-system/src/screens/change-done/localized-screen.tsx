import { stepShape } from '../../patterns/step-page/index.ts'
import { localized } from '../../patterns/later-words/localized.tsx'
import { ChangeDoneScreen as Screen } from './change-done-screen.tsx'

/** It comes after the first view, and brings its sentences along. */
export const ChangeDoneScreen = localized(Screen, stepShape)
