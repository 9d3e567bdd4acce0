import { Skeleton } from '../../components/skeleton/index.ts'
import { Underway as Working } from '../waiting/still-underway.tsx'
import { LongWait as Waited } from '../waiting/index.ts'
import { localized } from '../later-words/localized.tsx'
import { HelpLine as Line } from './help-line.tsx'
import { Opening as Hours } from './opening.tsx'

export const HelpLine = localized(Line, <Skeleton shape="block" />)
export const Opening = localized(Hours, null) /** What to do while a page takes long. */
export const LongWait = localized(Waited, null)
/** That a press at work takes long, and nothing is to be done. */
export const Underway = localized(Working, null)
