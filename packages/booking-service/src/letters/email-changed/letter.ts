import { maskedEmail, type Instant, type TimeZone } from '@veranda/domain'
import { factLetter } from '../fact-letter.ts'
import type { Fact } from '../letter-parts.ts'
import type { LetterContent } from '../../platform/mail/letter.ts'
import { momentThere } from '../letter-formats.ts'
import type { GuestLetter, Say } from '../letter-words.ts'

export type EmailChangedLetter = GuestLetter & {
  readonly lastName: string
  readonly timeZone: TimeZone
  /** Whether the letter goes to the guest's old address or to the new one. */
  readonly address: 'before' | 'now'
  /** The new address; empty if the old one was only removed. */
  readonly now: string
  readonly at: Instant
}

/**
 * The letter about a changed e-mail address. It goes to the old address, so that nobody can change it
 * unnoticed, and to the new one, whose letter contains no text typed by a user, because the mailbox may be a
 * stranger's.
 */
export function emailChangedLetter(letter: EmailChangedLetter): Promise<LetterContent> {
  const { address } = letter
  return factLetter(letter, (say) => ({
    subject: say(address === 'now' ? 'letter-email-changed.subject-now' : 'letter-email-changed.subject'),
    sentence: say(sentences[address === 'before' && letter.now === '' ? 'gone' : address]),
    facts: factsOf(letter, say),
    paragraphs: [
      say(address === 'before' ? 'letter-email-changed.was-it-you' : 'letter-email-changed.not-yours'),
    ],
    help: say('letter-help.address'),
    ...(address === 'now' ? { closing: null } : {}),
  }))
}

const sentences = {
  before: 'letter-email-changed.before',
  gone: 'letter-email-changed.gone',
  now: 'letter-email-changed.now',
} as const

function factsOf(
  { locale, at, timeZone, firstName, lastName, address, now }: EmailChangedLetter,
  say: Say,
): readonly Fact[] {
  const shown = address === 'before' ? maskedEmail(now) : now
  return [
    ...(firstName === ''
      ? []
      : [{ label: say('letter-email-changed.guest'), text: `${firstName} ${lastName}` }]),
    ...(shown === '' ? [] : [{ label: say('letter-stay.address'), text: shown }]),
    { label: say('letter-email-changed.at'), text: momentThere(say, locale, at, timeZone) },
  ]
}
