import { worded } from '../../patterns/words/worded.tsx'
import { PastLimitNotice as Notice } from './past-limit-notice.tsx'

export const PastLimitNotice = worded(Notice, null)
