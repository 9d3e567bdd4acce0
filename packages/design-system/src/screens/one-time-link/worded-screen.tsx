import { Skeleton } from '../../components/skeleton/index.ts'
import { worded } from '../../patterns/words/worded.tsx'
import { OneTimeLinkScreen as Screen } from './one-time-link-screen.tsx'

/** It comes after the first view, and brings its sentences along. */
export const OneTimeLinkScreen = worded(Screen, <Skeleton shape="block" />)
