import { Skeleton } from '../../components/skeleton/index.ts'
import { localized } from '../../patterns/later-words/localized.tsx'
import { NotFoundScreen as Screen } from './not-found-screen.tsx'

/** It comes after the first view, and brings its sentences along. */
export const NotFoundScreen = localized(Screen, <Skeleton shape="block" />)
