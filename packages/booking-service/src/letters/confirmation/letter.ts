import type { LetterContent } from '../../platform/mail/letter.ts'
import { factLetter } from '../fact-letter.ts'
import { confirmationContent, type ConfirmationLetter } from './content.ts'

/** The letter that confirms a stay, with all that is booked. It opens nothing: its link leads to signing in. */
export const confirmationLetter = (letter: ConfirmationLetter): Promise<LetterContent> =>
  factLetter(letter, () => confirmationContent(letter))
