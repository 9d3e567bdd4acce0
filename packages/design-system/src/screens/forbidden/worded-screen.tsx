import { Skeleton } from '../../components/skeleton/index.ts'
import { worded } from '../../patterns/words/worded.tsx'
import { ForbiddenScreen as Screen } from './forbidden-screen.tsx'

/** It comes after the first view, and brings its sentences along. */
export const ForbiddenScreen = worded(Screen, <Skeleton shape="block" />)
