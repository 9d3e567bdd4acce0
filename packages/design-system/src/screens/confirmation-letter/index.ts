import { stepShape } from '../../patterns/step-page/index.ts'
import { localized } from '../../patterns/later-words/localized.tsx'
import {
  ConfirmationLetterScreen as Screen,
  type ConfirmationLetterScreenProps,
} from './confirmation-letter-screen.tsx'

export type { ConfirmationLetterScreenProps }
export type { LetterSending, PreviewReader } from './confirmation-letter-state.ts'

/** The confirmation letter, with the sentences it speaks. */
export const ConfirmationLetterScreen = localized<ConfirmationLetterScreenProps>(Screen, stepShape)
