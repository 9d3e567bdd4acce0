import { Skeleton } from '../../components/skeleton/index.ts'
import { localized } from '../../patterns/later-words/localized.tsx'
import { ForbiddenScreen as Screen } from './forbidden-screen.tsx'

/** Loaded after the first view, with its sentences. */
export const ForbiddenScreen = localized(Screen, <Skeleton shape="block" />)
