import { Skeleton } from '../../components/skeleton/index.ts'
import { worded } from '../words/worded.tsx'
import { HelpLine as Line } from './help-line.tsx'
import { Opening as Hours } from './opening.tsx'

export const HelpLine = worded(Line, <Skeleton shape="block" />)
export const Opening = worded(Hours, null)
