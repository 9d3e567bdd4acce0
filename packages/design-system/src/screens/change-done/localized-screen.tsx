import { stepShape } from '../../patterns/step-page/index.ts'
import { localized } from '../../patterns/later-words/localized.tsx'
import { ChangeDoneScreen as Screen } from './change-done-screen.tsx'

/** Loaded after the first view, with its sentences. */
export const ChangeDoneScreen = localized(Screen, stepShape)
