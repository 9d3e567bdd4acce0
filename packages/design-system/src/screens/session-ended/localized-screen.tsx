import { Skeleton } from '../../components/skeleton/index.ts'
import { localized } from '../../patterns/later-words/localized.tsx'
import { SessionEndedScreen as Screen } from './session-ended-screen.tsx'

/** It comes after the first view, and brings its sentences along. */
export const SessionEndedScreen = localized(Screen, <Skeleton shape="block" />)
