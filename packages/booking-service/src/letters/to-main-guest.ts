import { type BrandId, currencyCodes, isPlainDate, type PlainDate } from '@veranda/domain'
import * as v from 'valibot'
import type { Brands } from '../platform/brands.ts'
import type { Database } from '../platform/db/database.ts'
import { helpPhoneFor } from '../help/help-line-of.ts'
import type { CancellingLetter } from './cancelling-letter.ts'
import { guestsToWriteTo } from './guests-to-write-to.ts'
import { letterheadOf } from './letterhead.ts'
import type { Letter, LetterContent } from '../platform/mail/letter.ts'
import { roomHolders } from './room-holders.ts'
import type { OutboxEntry } from '../platform/outbox/outbox.ts'

const rooms = v.array(v.object({ roomNumber: v.number(), name: v.string() }))
export const price = v.object({
  amount: v.pipe(v.number(), v.safeInteger()),
  currency: v.picklist(currencyCodes),
})
const date = v.custom<PlainDate>((value) => typeof value === 'string' && isPlainDate(value))

const stay = v.object({ arrival: date, departure: date })

const addressed = { reservationCode: v.string(), brand: v.string(), rooms }

/** What is put in the outbox: neither a name nor an address. */
export const reviewOrder = v.object(addressed)
export const keptOrder = v.object({ ...addressed, stay })
export const takenBackOrder = v.object({
  ...addressed,
  stay,
  number: v.string(),
  isWhole: v.boolean(),
  paid: price,
  owed: price,
  refund: price,
})
export const cancelledOrder = v.object({
  ...addressed,
  staying: rooms,
  number: v.string(),
  at: v.string(),
  paid: price,
  penalty: price,
  refund: price,
  owed: price,
  undoUntil: v.optional(v.string()),
  creditNote: v.optional(v.object({ code: v.string(), amount: price, validUntil: date })),
})

export type CancellingLetterNeeds = {
  readonly database: Database
  readonly originOf: (brand: BrandId) => string
  readonly brands: Brands
  readonly sender: string
}

type Rooms = v.InferOutput<typeof rooms>
type Staying = { readonly staying?: Rooms }
/** The rooms of an order, each with whose it is. */
type Held<Order> = {
  readonly [Key in keyof Order & ('rooms' | 'staying')]: readonly (Rooms[number] & {
    readonly guest: string | undefined
  })[]
}

/** A letter to the main guest, at the address on file when it leaves; nothing where there is none. */
export async function toMainGuest<Order extends v.InferOutput<typeof reviewOrder> & Staying>(
  { database, brands, originOf, sender }: CancellingLetterNeeds,
  { locale, messageId }: Pick<OutboxEntry, 'locale' | 'messageId'>,
  order: Order,
  write: (letter: CancellingLetter & Order & Held<Order>) => Promise<LetterContent>,
): Promise<Letter | undefined> {
  const guests = await guestsToWriteTo(database, order.reservationCode)
  const guest = guests.find(({ roomNumber }) => roomNumber === 1)
  if (!guest) return undefined
  const letterhead = letterheadOf(brands.get(order.brand))
  const link = new URL('/auth/login', originOf(order.brand))
  link.searchParams.set('reservation', order.reservationCode)
  const { hotelName, timeZone, firstName, email: to } = guest
  const withHolder = await roomHolders(database, guest)
  const held = {
    rooms: order.rooms.map(withHolder),
    ...(order.staying ? { staying: order.staying.map(withHolder) } : {}),
  }
  const content = await write({
    ...order,
    ...(held as Held<Order>),
    letterhead,
    hotelName,
    timeZone,
    helpPhone: await helpPhoneFor({ database, brands }, order.reservationCode),
    locale,
    firstName,
    link: link.href,
  })
  return { ...content, messageId, to, from: { name: letterhead.displayName, address: sender } }
}
