import { type BrandId, currencyCodes, isPlainDate, type Locale, type PlainDate } from '@veranda/domain'
import * as v from 'valibot'
import { type Brands, languageOfBrand } from '../platform/brands.ts'
import type { Database } from '../platform/db/database.ts'
import { helpPhoneFor } from '../help/help-line-of.ts'
import type { GuestLetter } from './letter-words.ts'
import { guestsToWriteTo } from './guests-to-write-to.ts'
import { letterheadOf } from './letterhead.ts'
import type { Attachment, Letter, LetterContent } from '../platform/mail/letter.ts'
import { roomHolders } from './room-holders.ts'
import type { LetterWriter } from '../platform/outbox/deliver-due.ts'
import type { OutboxEntry } from '../platform/outbox/outbox.ts'

const date = v.custom<PlainDate>((value) => typeof value === 'string' && isPlainDate(value))
const rooms = v.array(v.object({ roomNumber: v.number(), name: v.string() }))

/**
 * The schemas from which orders are built. An order in the outbox contains neither a guest's name nor an
 * address.
 */
export const parts = {
  date,
  rooms,
  stay: v.object({ arrival: date, departure: date }),
  price: v.object({ amount: v.pipe(v.number(), v.safeInteger()), currency: v.picklist(currencyCodes) }),
}
export const addressed = {
  reservationCode: v.string(),
  brand: v.string(),
  rooms,
  /** The number of the receipt of what the letter tells of money. */
  receipt: v.optional(v.string()),
}
const addressedOrder = v.object(addressed)

/** What the writer of a letter needs. */
export type LetterNeeds = {
  readonly database: Database
  readonly originOf: (brand: BrandId) => string
  readonly brands: Brands
  readonly sender: string
  /** The receipt a letter tells of, as a file that goes with it; nothing where there is none, or it is too large. */
  readonly receiptFile?: (asked: ReceiptAsked) => Promise<Attachment | undefined>
}

export type ReceiptAsked = {
  readonly reservationCode: string
  readonly brand: BrandId
  readonly number: string
  readonly locale: Locale
}

type OfARoom = { readonly roomNumber: number }
const lists = ['rooms', 'staying', 'services'] as const
type Ordered = v.InferOutput<typeof addressedOrder> & {
  readonly [List in (typeof lists)[number]]?: readonly OfARoom[]
}
/** An order in which each listed room has its main guest. */
type Held<Order> = {
  readonly [Key in keyof Order]: Key extends (typeof lists)[number]
    ? Order[Key] extends readonly (infer One)[]
      ? readonly (One & { readonly guest: string | undefined })[]
      : Order[Key]
    : Order[Key]
}

/** A letter as its order describes it. */
export type LetterOf<Order extends v.GenericSchema> = GuestLetter & { readonly timeZone: string } & Omit<
    Held<v.InferOutput<Order>>,
    'reservationCode' | 'brand'
  >

/** Writes such letters to the main guest from what was ordered. */
export const mainGuestWriter =
  <Order extends Ordered>(order: v.GenericSchema<unknown, Order>, write: Write<Order>) =>
  (needs: LetterNeeds): LetterWriter =>
  (entry) =>
    toMainGuest(needs, entry, v.parse(order, entry.payload), write)

type Write<Order> = (
  letter: GuestLetter & { readonly timeZone: string } & Held<Order>,
) => Promise<LetterContent>

/** A letter to the main guest, at the address on file when it leaves; nothing where there is none. */
async function toMainGuest<Order extends Ordered>(
  { database, brands, originOf, sender, receiptFile }: LetterNeeds,
  { locale, messageId }: Pick<OutboxEntry, 'locale' | 'messageId'>,
  order: Order,
  write: Write<Order>,
): Promise<Letter | undefined> {
  const guests = await guestsToWriteTo(database, order.reservationCode)
  const guest = guests.find(({ roomNumber }) => roomNumber === 1)
  if (!guest) return undefined
  const brand = brands.get(order.brand)
  const letterhead = letterheadOf(brand)
  const link = new URL('/auth/login', originOf(order.brand))
  link.searchParams.set('reservation', order.reservationCode)
  const { hotelName, timeZone, firstName, email: to } = guest
  const withHolder = await roomHolders(database, guest)
  const held = Object.fromEntries(
    lists.flatMap((list) => (order[list] ? [[list, order[list].map(withHolder)]] : [])),
  )
  const content = await write({
    // Only lists were replaced, each by the same rooms with their main guests.
    ...({ ...order, ...held } as Held<Order>),
    letterhead,
    hotelName,
    timeZone,
    helpPhone: await helpPhoneFor({ database, brands }, order.reservationCode),
    locale: languageOfBrand(brand, locale),
    firstName,
    link: link.href,
  })
  const { receipt: number, reservationCode } = order
  const file =
    number === undefined
      ? undefined
      : await receiptFile?.({ reservationCode, brand: order.brand, number, locale })
  return {
    ...content,
    messageId,
    to,
    from: { name: letterhead.displayName, address: sender },
    ...(file ? { attachments: [file] } : {}),
  }
}
