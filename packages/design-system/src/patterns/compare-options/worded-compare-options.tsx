import { worded } from '../words/worded.tsx'
import { CompareOptions as Options } from './compare-options.tsx'

export const CompareOptions = worded(Options, null)
