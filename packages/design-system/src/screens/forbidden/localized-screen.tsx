import { Skeleton } from '../../components/skeleton/index.ts'
import { localized } from '../../patterns/later-words/localized.tsx'
import { ForbiddenScreen as Screen } from './forbidden-screen.tsx'

/** It comes after the first view, and brings its sentences along. */
export const ForbiddenScreen = localized(Screen, <Skeleton shape="block" />)
