import { localized } from '../../patterns/words/localized.tsx'
import { PastLimitNotice as Notice } from './past-limit-notice.tsx'

export const PastLimitNotice = localized(Notice, null)
