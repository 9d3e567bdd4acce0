import type { Locale } from '@veranda/domain'
import type { LetterMessageId } from '@veranda/messages/letters'
import type { Letterhead } from './letterhead.ts'

/** What every letter knows about its brand, hotel and guest. */
export type GuestLetter = {
  readonly letterhead: Letterhead
  readonly hotelName: string
  readonly helpPhone: string
  readonly locale: Locale
  /** Empty where the letter must not name the guest. */
  readonly firstName: string
  readonly reservationCode: string
  readonly link: string
  /** The number of the receipt of what it tells of money. */
  readonly receipt?: string | undefined
}

type Values = Readonly<Record<string, string | number>>

/** Formats a message of a letter. */
export type Say = (id: LetterMessageId, values?: Values) => string

/**
 * A formatter for one letter: every message may use its guest, reservation, hotel, brand and phone number.
 */
export function wordsOf(letter: GuestLetter): Say {
  const values = {
    name: letter.firstName,
    code: letter.reservationCode,
    hotel: letter.hotelName,
    brand: letter.letterhead.displayName,
    phone: letter.helpPhone,
  }
  const words = letter.letterhead.wordsIn(letter.locale)
  const isNamed = letter.firstName !== ''
  return (id, more = {}) =>
    words(id === 'letter.greeting' && !isNamed ? 'letter.greeting-neutral' : id, { ...values, ...more })
}
