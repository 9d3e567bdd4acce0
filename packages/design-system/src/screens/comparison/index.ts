import { stepShape } from '../../patterns/step-page/index.ts'
import { localized } from '../../patterns/later-words/localized.tsx'
import { ComparisonScreen as Screen, type ComparisonScreenProps } from './comparison-screen.tsx'

export type { ComparisonScreenProps }
export {
  type OpenPanel,
  type ComparedOption,
  type OptionNumber,
  optionNumbers,
  type OptionPart,
  type ComparisonLists,
  type ComparisonNames,
} from './comparison-state.ts'

/** Options side by side, with the sentences they are told in. */
export const ComparisonScreen = localized<ComparisonScreenProps>(Screen, stepShape)
