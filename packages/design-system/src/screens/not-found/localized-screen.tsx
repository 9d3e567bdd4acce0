import { Skeleton } from '../../components/skeleton/index.ts'
import { localized } from '../../patterns/later-words/localized.tsx'
import { NotFoundScreen as Screen } from './not-found-screen.tsx'

/** Loaded after the first view, with its sentences. */
export const NotFoundScreen = localized(Screen, <Skeleton shape="block" />)
