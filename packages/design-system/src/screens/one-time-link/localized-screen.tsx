import { Skeleton } from '../../components/skeleton/index.ts'
import { localized } from '../../patterns/later-words/localized.tsx'
import { OneTimeLinkScreen as Screen } from './one-time-link-screen.tsx'

/** It comes after the first view, and brings its sentences along. */
export const OneTimeLinkScreen = localized(Screen, <Skeleton shape="block" />)
