import { maskedEmail, type Instant, type TimeZone } from '@veranda/domain'
import { factLetter } from '../fact-letter.ts'
import type { LetterContent } from '../../platform/mail/letter.ts'
import { momentThere } from '../letter-formats.ts'
import type { GuestLetter } from '../letter-words.ts'

export type EmailConfirmationLetter = GuestLetter & {
  readonly timeZone: TimeZone
  /** The mailbox of this letter: the old address, or the new one that waits for confirmation. */
  readonly mailbox: 'before' | 'now'
  /** The new address. */
  readonly email: string
  readonly at: Instant
  /** How long the link is valid, and how long after its page was opened. */
  readonly minutes: number
  readonly opened: number
}

/**
 * The letter that asks to confirm a new e-mail address. In the new mailbox it contains no text typed by a
 * user.
 */
export function emailConfirmationLetter(letter: EmailConfirmationLetter): Promise<LetterContent> {
  const { locale, mailbox, email, at, timeZone, minutes, opened } = letter
  const shown = mailbox === 'before' ? maskedEmail(email) : email
  return factLetter(letter, (say) => ({
    subject: say(`letter-email-confirmation.subject-${mailbox}`),
    sentence: say(`letter-email-confirmation.${mailbox}`),
    facts: [
      { label: say('letter-stay.address'), text: shown },
      { label: say('letter-email-confirmation.at'), text: momentThere(say, locale, at, timeZone) },
    ],
    button: say('letter-email-confirmation.button'),
    below: [
      say('letter-email-confirmation.expiry', { minutes, opened }),
      say(
        mailbox === 'before' ? 'letter-email-confirmation.was-it-you' : 'letter-email-confirmation.not-yours',
      ),
    ],
    help: say('letter-help.address'),
    ...(mailbox === 'now' ? { closing: null } : {}),
  }))
}
