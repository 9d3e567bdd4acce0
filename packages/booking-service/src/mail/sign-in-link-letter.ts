import type { Locale } from '@veranda/domain'
import { lettersIn } from '@veranda/messages/letters'
import { factLetter } from './fact-letter.ts'
import type { LetterContent } from './letter.ts'

export type SignInLinkLetter = {
  readonly brandName: string
  readonly hotelName: string
  readonly helpPhone: string
  readonly locale: Locale
  readonly firstName: string
  readonly reservationCode: string
  readonly link: string
  /** When the link stops working, as a clock at the hotel shows it. */
  readonly expiry: { readonly at: Date; readonly timeZone: string; readonly minutes: number }
}

/** The letter with a one-time link. Its words come from the message files only; nothing in it is free text. */
export function signInLinkLetter(letter: SignInLinkLetter): Promise<LetterContent> {
  const { brandName, link, locale } = letter
  const say = wordsOf(letter)
  return factLetter({
    locale,
    brandName,
    subject: say('letter-sign-in-link.subject'),
    greeting: say('letter.greeting'),
    sentence: say('letter-sign-in-link.sentence'),
    button: { href: link, label: say('letter.open-reservation') },
    below: [say('letter-sign-in-link.expiry'), say('letter-sign-in-link.not-asked')],
    help: say('letter-sign-in-link.help'),
    closing: say('letter.closing'),
  })
}

function wordsOf(letter: SignInLinkLetter) {
  const { at, timeZone, minutes } = letter.expiry
  const clock = new Intl.DateTimeFormat(letter.locale, { timeStyle: 'short', timeZone })
  const values = {
    name: letter.firstName,
    code: letter.reservationCode,
    hotel: letter.hotelName,
    brand: letter.brandName,
    phone: letter.helpPhone,
    time: `${clock.format(at)} (${zoneName(letter.locale, at, timeZone)})`,
    minutes,
  }
  const words = lettersIn(letter.locale)
  return (id: Parameters<typeof words>[0]) => words(id, values)
}

const zoneName = (locale: Locale, at: Date, timeZone: string): string =>
  new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'short' })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
