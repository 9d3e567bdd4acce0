import type { Instant, TimeZone } from '@veranda/domain'
import type { LetterContent } from '../../platform/mail/letter.ts'
import { factLetter } from '../fact-letter.ts'
import type { GuestLetter } from '../letter-words.ts'

export type CallRequestedLetter = GuestLetter & {
  readonly ticket: string
  readonly from: Instant
  readonly until: Instant
  /** Of the guest's own clock, by which they are called. */
  readonly guestTimeZone: TimeZone
}

/** The letter that says when a guest is called, on their own clock. */
export function callRequestedLetter(letter: CallRequestedLetter): Promise<LetterContent> {
  const { locale, ticket, from, until, guestTimeZone: timeZone } = letter
  const shown = (at: Instant, format: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...format, timeZone }).format(new Date(at))
  const time = { timeStyle: 'short' } as const
  return factLetter(letter, (say) => ({
    subject: say('letter-call-requested.subject'),
    sentence: say('letter-call-requested.sentence'),
    facts: [
      { label: say('letter-call-requested.day'), text: shown(from, { dateStyle: 'full' }) },
      {
        label: say('letter-call-requested.time'),
        text: say('letter-call-requested.between', { from: shown(from, time), until: shown(until, time) }),
      },
      { label: say('letter-call-requested.ticket'), text: ticket },
    ],
    paragraphs: [say('letter-call-requested.not-you')],
    help: say('letter-call-requested.help'),
  }))
}
