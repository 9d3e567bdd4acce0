import { localized } from '../words/localized.tsx'
import { CompareOptions as Options } from './compare-options.tsx'

export const CompareOptions = localized(Options, null)
