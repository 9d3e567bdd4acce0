import { Skeleton } from '../../components/skeleton/index.ts'
import { localized } from '../../patterns/later-words/localized.tsx'
import { OneTimeLinkScreen as Screen } from './one-time-link-screen.tsx'

/** Loaded after the first view, with its sentences. */
export const OneTimeLinkScreen = localized(Screen, <Skeleton shape="block" />)
