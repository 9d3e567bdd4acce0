import { Skeleton } from '../../components/skeleton/index.ts'
import { worded } from '../words/worded.tsx'
import { GettingReady as Card } from './getting-ready.tsx'

export const GettingReady = worded(Card, <Skeleton shape="block" />)
