import type { Locale } from '@veranda/domain'
import { lettersIn } from '@veranda/messages/letters'
import { html } from 'hono/html'
import type { LetterContent } from './letter.ts'
import { letterButton, letterPage } from './letter-page.ts'

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
export async function signInLinkLetter(letter: SignInLinkLetter): Promise<LetterContent> {
  const { brandName, link, locale } = letter
  const say = wordsOf(letter)
  const subject = say('letter-sign-in-link.subject')
  const greeting = say('letter.greeting')
  const sentence = say('letter-sign-in-link.sentence')
  const expiry = say('letter-sign-in-link.expiry')
  const notAsked = say('letter-sign-in-link.not-asked')
  const help = say('letter-sign-in-link.help')
  const closing = say('letter.closing')
  const page = letterPage({
    locale,
    subject,
    brandName,
    body: html`
      <p style="margin:0 0 16px">${greeting}</p>
      <p style="margin:0 0 28px">${sentence}</p>
      ${letterButton(link, say('letter.open-reservation'))}
      <p style="margin:0 0 16px">${expiry}</p>
      <p style="margin:0 0 28px;font-size:15px">${notAsked}</p>
      <p style="margin:0 0 28px;font-size:15px">${help}</p>
      <p style="margin:0">${closing}</p>`,
  })
  return {
    subject,
    html: await page,
    text: `${[brandName, greeting, sentence, link, expiry, notAsked, help, closing].join('\n\n')}\n`,
  }
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
