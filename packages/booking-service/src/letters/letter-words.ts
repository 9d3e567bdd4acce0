import type { Locale } from '@veranda/domain'
import { type LetterMessageId, lettersIn } from '@veranda/messages/letters'
import type { Letterhead } from './letterhead.ts'

/** What every letter knows of its brand, its hotel and its guest. */
export type GuestLetter = {
  readonly letterhead: Letterhead
  readonly hotelName: string
  readonly helpPhone: string
  readonly locale: Locale
  /** Empty where the guest is not called by name. */
  readonly firstName: string
  readonly reservationCode: string
  readonly link: string
}

type Values = Readonly<Record<string, string | number>>

/** Words a sentence of a letter. */
export type Say = (id: LetterMessageId, values?: Values) => string

/** Words the sentences of one letter: every one may name its guest, reservation, hotel, brand and telephone. */
export function wordsOf(letter: GuestLetter): Say {
  const values = {
    name: letter.firstName,
    code: letter.reservationCode,
    hotel: letter.hotelName,
    brand: letter.letterhead.displayName,
    phone: letter.helpPhone,
  }
  const words = lettersIn(letter.locale)
  const isNamed = letter.firstName !== ''
  return (id, more = {}) =>
    words(id === 'letter.greeting' && !isNamed ? 'letter.greeting-neutral' : id, { ...values, ...more })
}
