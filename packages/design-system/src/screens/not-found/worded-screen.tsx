import { Skeleton } from '../../components/skeleton/index.ts'
import { worded } from '../../patterns/words/worded.tsx'
import { NotFoundScreen as Screen } from './not-found-screen.tsx'

/** It comes after the first view, and brings its sentences along. */
export const NotFoundScreen = worded(Screen, <Skeleton shape="block" />)
