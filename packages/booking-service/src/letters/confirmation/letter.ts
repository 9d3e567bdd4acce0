import type { LetterContent } from '../../platform/mail/letter.ts'
import { factLetter } from '../fact-letter.ts'
import { wordsOf } from '../letter-words.ts'
import { confirmationContent, type ConfirmationLetter } from './content.ts'

/** The letter that confirms a stay, with all that is booked. It opens nothing: its link leads to signing in. */
export function confirmationLetter(letter: ConfirmationLetter): Promise<LetterContent> {
  const { locale, letterhead, helpPhone, link } = letter
  const say = wordsOf(letter)
  const { subject, sentence, sections, help } = confirmationContent(letter)
  return factLetter({
    locale,
    letterhead,
    helpPhone,
    subject,
    greeting: say('letter.greeting'),
    sentence,
    sections,
    button: { href: link, label: say('letter.open-reservation') },
    help,
    closing: say('letter.closing'),
  })
}
