import { Skeleton } from '../../components/skeleton/index.ts'
import { worded } from '../../patterns/words/worded.tsx'
import { SessionEndedScreen as Screen } from './session-ended-screen.tsx'

/** It comes after the first view, and brings its sentences along. */
export const SessionEndedScreen = worded(Screen, <Skeleton shape="block" />)
