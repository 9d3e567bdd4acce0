import { Skeleton } from '../../components/skeleton/index.ts'
import { localized } from '../../patterns/later-words/localized.tsx'
import { SessionEndedScreen as Screen } from './session-ended-screen.tsx'

/** Loaded after the first view, with its sentences. */
export const SessionEndedScreen = localized(Screen, <Skeleton shape="block" />)
