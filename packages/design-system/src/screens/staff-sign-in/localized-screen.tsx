import { Skeleton } from '../../components/skeleton/index.ts'
import { localized } from '../../patterns/words/localized.tsx'
import { StaffSignInScreen as Screen } from './staff-sign-in-screen.tsx'

/** It comes after the first view, and brings its sentences along. */
export const StaffSignInScreen = localized(Screen, <Skeleton shape="block" />)
