import { Skeleton } from '../../components/skeleton/index.ts'
import { worded } from '../words/worded.tsx'
import { HelpLine as Line } from './help-line.tsx'

export const HelpLine = worded(Line, <Skeleton shape="block" />)
