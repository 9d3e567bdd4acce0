import { Skeleton } from '../../components/skeleton/index.ts'
import { localized } from '../../patterns/later-words/localized.tsx'
import { NotValidScreen as Screen } from './not-valid-screen.tsx'

/** It comes after the first view, and brings its sentences along. */
export const NotValidScreen = localized(Screen, <Skeleton shape="block" />)
