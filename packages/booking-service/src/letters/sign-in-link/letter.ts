import { factLetter } from '../fact-letter.ts'
import type { LetterContent } from '../../platform/mail/letter.ts'
import { timeThere } from '../letter-formats.ts'
import type { GuestLetter } from '../letter-words.ts'

export type SignInLinkLetter = GuestLetter & {
  /** When the link expires, in the hotel's time. */
  readonly expiry: {
    readonly at: Date
    readonly timeZone: string
    readonly minutes: number
    readonly opened: number
  }
}

/** The letter with a one-time link. It contains messages only, no free text. */
export function signInLinkLetter(letter: SignInLinkLetter): Promise<LetterContent> {
  const { locale, expiry } = letter
  return factLetter(letter, (say) => ({
    subject: say('letter-sign-in-link.subject'),
    sentence: say('letter-sign-in-link.sentence'),
    below: [
      say('letter-sign-in-link.expiry', {
        time: timeThere(say, locale, expiry.at.toISOString(), expiry.timeZone),
        minutes: expiry.minutes,
        opened: expiry.opened,
      }),
      say('letter-sign-in-link.not-asked'),
    ],
    help: say('letter-sign-in-link.help'),
  }))
}
