import { localized } from '../../patterns/words/localized.tsx'
import { FailedNotice as Notice } from './failed-notice.tsx'

export const FailedNotice = localized(Notice, null)
