import { Skeleton } from '../../components/skeleton/index.ts'
import { worded } from '../../patterns/words/worded.tsx'
import { ComingLaterScreen as Screen } from './coming-later-screen.tsx'

/** It comes after the first view, and brings its sentences along. */
export const ComingLaterScreen = worded(Screen, <Skeleton shape="block" />)
