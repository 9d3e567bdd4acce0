import {
  type Locale,
  type Money,
  nightsOf,
  type PaymentTiming,
  type Settlement,
  type Stay,
} from '@veranda/domain'
import { type LetterMessageId, lettersIn } from '@veranda/messages/letters'
import { html } from 'hono/html'
import type { LetterContent } from './letter.ts'
import { exactMoney, fullDate, signedMoney } from './letter-formats.ts'
import { letterButton, letterPage } from './letter-page.ts'

export type DatesChangedLetter = {
  readonly brandName: string
  readonly hotelName: string
  readonly helpPhone: string
  readonly locale: Locale
  readonly firstName: string
  readonly reservationCode: string
  /** Leads to the sign-in page and lets nobody in. */
  readonly link: string
  readonly before: Stay
  readonly after: Stay
  readonly newTotal: Money
  /** New total minus the one before. */
  readonly difference: Money
  readonly settlement: Settlement['kind']
  /** To pay, to come back, or left to pay, as the settlement says. */
  readonly amount: Money
  readonly paidBy: PaymentTiming | null
}

/** The letter that says what became of a stay and its price. Its words come from the message files only. */
export async function datesChangedLetter(letter: DatesChangedLetter): Promise<LetterContent> {
  const { brandName, locale, link, before, after } = letter
  const say = wordsOf(letter)
  const subject = say('letter-dates-changed.subject')
  const greeting = say('letter.greeting')
  const sentence = say('letter-dates-changed.sentence')
  const stay = [
    { label: say('letter-dates-changed.arrival'), text: fullDate(locale, after.arrival) },
    { label: say('letter-dates-changed.departure'), text: fullDate(locale, after.departure) },
    {
      label: say('letter-dates-changed.length'),
      text: say('letter-dates-changed.nights', { nights: nightsOf(after) }),
    },
  ]
  const beforeLabel = say('letter-dates-changed.before')
  const stayBefore = say('letter-dates-changed.stay-before', {
    arrival: fullDate(locale, before.arrival),
    departure: fullDate(locale, before.departure),
    nights: nightsOf(before),
  })
  const figures = figuresOf(letter, say)
  const settled = say(settledWords(letter), { amount: exactMoney(locale, letter.amount) })
  const help = say('letter-dates-changed.help')
  const closing = say('letter.closing')
  const page = letterPage({
    locale,
    subject,
    brandName,
    body: html`
      <p style="margin:0 0 16px">${greeting}</p>
      <p style="margin:0 0 32px">${sentence}</p>
      <dl style="margin:0 0 28px">
        ${stay.map(
          ({ label, text }) => html`
        <dt style="margin:0;font-size:14px;opacity:0.75">${label}</dt>
        <dd style="margin:0 0 12px;font-size:20px;line-height:1.4">${text}</dd>`,
        )}
        <dt style="margin:20px 0 0;font-size:14px;opacity:0.75">${beforeLabel}</dt>
        <dd style="margin:0;font-size:15px">${stayBefore}</dd>
      </dl>
      <table style="width:100%;margin:0 0 16px;border-collapse:collapse;font-variant-numeric:tabular-nums">
        ${figures.map(
          ({ label, text }) => html`
        <tr>
          <th scope="row" style="${cell};text-align:left;padding-right:16px">${label}</th>
          <td style="${cell};text-align:right;white-space:nowrap">${text}</td>
        </tr>`,
        )}
      </table>
      <p style="margin:0 0 32px">${settled}</p>
      ${letterButton(link, say('letter.open-reservation'))}
      <p style="margin:0 0 28px;font-size:15px">${help}</p>
      <p style="margin:0">${closing}</p>`,
  })
  const lines = (facts: readonly Fact[]) => facts.map(({ label, text }) => `${label}: ${text}`).join('\n')
  const text = [
    brandName,
    greeting,
    sentence,
    lines(stay),
    `${beforeLabel}: ${stayBefore}`,
    lines(figures),
    settled,
    link,
    help,
    closing,
  ]
  return { subject, html: await page, text: `${text.join('\n\n')}\n` }
}

type Fact = { readonly label: string; readonly text: string }

const cell = 'padding:10px 0;border-top:1px solid #9a9a9a;font-weight:normal;vertical-align:baseline'

function figuresOf(
  { locale, newTotal, difference }: DatesChangedLetter,
  say: ReturnType<typeof wordsOf>,
): readonly Fact[] {
  const total = { label: say('letter-dates-changed.new-total'), text: exactMoney(locale, newTotal) }
  if (difference.amount === 0) return [total]
  const moved = { label: say('letter-dates-changed.difference'), text: signedMoney(locale, difference) }
  return [total, moved]
}

const paidWords = {
  now: 'letter-dates-changed.paid-now',
  'before-arrival': 'letter-dates-changed.pay-before-arrival',
  'at-check-in': 'letter-dates-changed.pay-at-check-in',
} as const satisfies Record<PaymentTiming, LetterMessageId>

/** How the difference is paid, or comes back. */
function settledWords({ settlement, difference, amount, paidBy }: DatesChangedLetter): LetterMessageId {
  switch (settlement) {
    case 'nothing':
      // Dearer, and nothing to pay: more had been paid than the stay cost.
      return difference.amount > 0 ? 'letter-dates-changed.covered' : 'letter-dates-changed.same-price'
    case 'owes-less':
      return amount.amount > 0 ? 'letter-dates-changed.owes-less' : 'letter-dates-changed.owes-nothing'
    case 'to-refund':
      return 'letter-dates-changed.comes-back'
    case 'to-pay':
      return paidBy === null ? 'letter-dates-changed.to-pay' : paidWords[paidBy]
  }
}

function wordsOf(letter: DatesChangedLetter) {
  const values = {
    name: letter.firstName,
    code: letter.reservationCode,
    hotel: letter.hotelName,
    brand: letter.brandName,
    phone: letter.helpPhone,
  }
  const words = lettersIn(letter.locale)
  return (id: LetterMessageId, more: Readonly<Record<string, string | number>> = {}) =>
    words(id, { ...values, ...more })
}
