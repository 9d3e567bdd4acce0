import type { Locale } from '@veranda/domain'
import { lettersIn } from '@veranda/messages/letters'
import { html } from 'hono/html'

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

export type LetterContent = { readonly subject: string; readonly text: string; readonly html: string }

/** The letter with a one-time link. Its words come from the message files only; nothing in it is free text. */
export async function signInLinkLetter(letter: SignInLinkLetter): Promise<LetterContent> {
  const { brandName, link, locale } = letter
  const say = wordsOf(letter)
  const subject = say('letter-sign-in-link.subject')
  const greeting = say('letter-sign-in-link.greeting')
  const sentence = say('letter-sign-in-link.sentence')
  const expiry = say('letter-sign-in-link.expiry')
  const notAsked = say('letter-sign-in-link.not-asked')
  const help = say('letter-sign-in-link.help')
  const closing = say('letter-sign-in-link.closing')
  const page = await html`<!doctype html>
<html lang="${locale}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <meta name="referrer" content="no-referrer" />
    <title>${subject}</title>
  </head>
  <body style="margin:0;padding:40px 20px;font:17px/1.6 Georgia,'Times New Roman',serif">
    <div role="article" aria-label="${subject}" style="max-width:32em;margin:0 auto">
      <p style="margin:0 0 40px;font-size:26px;letter-spacing:0.04em">${brandName}</p>
      <p style="margin:0 0 16px">${greeting}</p>
      <p style="margin:0 0 28px">${sentence}</p>
      <p style="margin:0 0 28px">
        <a href="${link}" style="display:inline-block;padding:14px 28px;background:#1f2a37;color:#ffffff;text-decoration:none">${say('letter-sign-in-link.button')}</a>
      </p>
      <p style="margin:0 0 16px">${expiry}</p>
      <p style="margin:0 0 28px;font-size:15px">${notAsked}</p>
      <p style="margin:0 0 28px;font-size:15px">${help}</p>
      <p style="margin:0">${closing}</p>
    </div>
  </body>
</html>
`
  return {
    subject,
    html: page.toString(),
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
