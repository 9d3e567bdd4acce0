import { Skeleton } from '../../components/skeleton/index.ts'
import { localized } from '../words/localized.tsx'
import { HelpLine as Line } from './help-line.tsx'
import { Opening as Hours } from './opening.tsx'
import { PaidByPhone as ByPhone } from './paid-by-phone.tsx'

export const HelpLine = localized(Line, <Skeleton shape="block" />)
export const PaidByPhone = localized(ByPhone, <Skeleton shape="line" />)
export const Opening = localized(Hours, null)
