import { LoadingScreen } from '../loading/index.ts'
import { worded } from '../../patterns/words/worded.tsx'
import { DatesChangedScreen as Screen } from './dates-changed-screen.tsx'

/** It comes after the first view, and brings its sentences along. */
export const DatesChangedScreen = worded(Screen, <LoadingScreen />)
