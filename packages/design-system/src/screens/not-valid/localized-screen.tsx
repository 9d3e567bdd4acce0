import { Skeleton } from '../../components/skeleton/index.ts'
import { localized } from '../../patterns/later-words/localized.tsx'
import { NotValidScreen as Screen } from './not-valid-screen.tsx'

/** Loaded after the first view, with its sentences. */
export const NotValidScreen = localized(Screen, <Skeleton shape="block" />)
