import { localized } from '../words/localized.tsx'
import { LongWait as Plain } from './long-wait.tsx'

export const LongWait = localized(Plain, null)
