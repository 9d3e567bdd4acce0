import { Skeleton } from '../../components/skeleton/index.ts'
import { worded } from '../../patterns/words/worded.tsx'
import { StaffSignInScreen as Screen } from './staff-sign-in-screen.tsx'

/** It comes after the first view, and brings its sentences along. */
export const StaffSignInScreen = worded(Screen, <Skeleton shape="block" />)
