import { maskedEmail, type Instant, type TimeZone } from '@veranda/domain'
import { factLetter } from '../fact-letter.ts'
import type { Fact } from '../letter-parts.ts'
import type { LetterContent } from '../../platform/mail/letter.ts'
import { momentThere } from '../letter-formats.ts'
import type { GuestLetter, Say } from '../letter-words.ts'

export type EmailChangedLetter = GuestLetter & {
  readonly lastName: string
  readonly timeZone: TimeZone
  /** What the address this goes to was to the guest. */
  readonly address: 'before' | 'now'
  /** Where letters go from now on; empty where an address was only taken away. */
  readonly now: string
  readonly at: Instant
}

/**
 * The letter that says an e-mail address was changed: to the one before, so that nobody does it unseen, and to the new
 * one, which is told nothing that somebody typed: it may be a stranger's.
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
    help: say('letter-email-changed.help'),
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
    ...(shown === '' ? [] : [{ label: say('letter-email-changed.address'), text: shown }]),
    { label: say('letter-email-changed.at'), text: momentThere(say, locale, at, timeZone) },
  ]
}
