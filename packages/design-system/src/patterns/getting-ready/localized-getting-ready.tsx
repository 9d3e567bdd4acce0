import { Skeleton } from '../../components/skeleton/index.ts'
import { localized } from '../later-words/localized.tsx'
import { GettingReady as Card } from './getting-ready.tsx'

export const GettingReady = localized(Card, <Skeleton shape="block" />)
