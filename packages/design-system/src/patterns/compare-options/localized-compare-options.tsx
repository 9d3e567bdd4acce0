import { localized } from '../later-words/localized.tsx'
import { CompareOptions as Options } from './compare-options.tsx'

export const CompareOptions = localized(Options, null)
