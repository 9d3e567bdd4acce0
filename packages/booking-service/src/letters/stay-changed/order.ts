import {
  type BrandId,
  currencyCodes,
  serviceChangeKinds,
  type StayChange,
  isOtherRoom,
  isPlainDate,
  type Locale,
  type Money,
  type PaymentTiming,
  paymentTimings,
  type PlainDate,
  type Reservation,
  zero,
} from '@veranda/domain'
import * as v from 'valibot'
import type { Brands } from '../../platform/brands.ts'
import type { Database } from '../../platform/db/database.ts'
import { helpPhoneFor } from '../../help/help-line-of.ts'
import { type StayChangedLetter, stayChangedLetter } from './letter.ts'
import type { LetterWriter } from '../../platform/outbox/deliver-due.ts'
import { guestsToWriteTo } from '../guests-to-write-to.ts'
import { letterheadOf } from '../letterhead.ts'
import { roomHolders } from '../room-holders.ts'
import { putInOutbox } from '../../platform/outbox/outbox.ts'

const date = v.custom<PlainDate>((value) => typeof value === 'string' && isPlainDate(value))
const stay = v.object({ arrival: date, departure: date })
const price = v.object({ amount: v.pipe(v.number(), v.safeInteger()), currency: v.picklist(currencyCodes) })

/** What is put in the outbox: neither a name nor an address. */
const order = v.object({
  reservationCode: v.string(),
  brand: v.string(),
  before: stay,
  after: stay,
  rooms: v.array(
    v.object({
      roomNumber: v.number(),
      name: v.string(),
      before: v.optional(v.string()),
      occupancy: v.object({ adults: v.number(), teens: v.number(), kids: v.number(), infants: v.number() }),
    }),
  ),
  services: v.array(
    v.object({
      kind: v.picklist(serviceChangeKinds),
      roomNumber: v.number(),
      name: v.string(),
      quantity: v.number(),
      day: v.optional(date),
      dayBefore: v.optional(date),
    }),
  ),
  transfer: v.optional(v.object({ place: v.picklist(['move', 'refund']), day: date })),
  newTotal: price,
  difference: price,
  settlement: v.picklist(['nothing', 'owes-less', 'to-pay', 'to-refund']),
  amount: price,
  paidBy: v.nullable(v.picklist(paymentTimings)),
  due: v.variant('kind', [
    v.object({ kind: v.literal('before-arrival'), by: date }),
    v.object({ kind: v.literal('at-check-in') }),
  ]),
})

export type StayChanged = {
  readonly reservation: Pick<Reservation, 'bookingId' | 'reservationCode' | 'brand'>
  /** The reservation's version with the change. */
  readonly version: number
  readonly change: Pick<
    StayChange,
    'before' | 'after' | 'rooms' | 'services' | 'transfer' | 'newTotal' | 'difference' | 'settlement'
  >
  readonly paidBy: PaymentTiming | null
  /** When what is left to pay of the new stay is paid. */
  readonly due: StayChangedLetter['due']
}

/** Orders the letter about a change: one for a version of a reservation, however often it is ordered. */
export async function orderStayChangedLetter(
  tx: Database,
  { reservation, version, change, paidBy, due }: StayChanged,
  locale: Locale,
  now: Date,
): Promise<void> {
  const { reservationCode, brand, bookingId } = reservation
  const { before, after, transfer, newTotal, difference, settlement } = change
  const payload: v.InferInput<typeof order> = {
    reservationCode,
    brand,
    before,
    after,
    rooms: change.rooms.filter(isOtherRoom).map(({ roomNumber, name, occupancy, was }) => ({
      roomNumber,
      name,
      occupancy,
      ...(was ? { before: was.name } : {}),
    })),
    services: change.services.map(({ kind, roomNumber, name, quantity, day, dayBefore }) => ({
      kind,
      roomNumber,
      name,
      quantity,
      ...(day === undefined ? {} : { day }),
      ...(dayBefore === undefined ? {} : { dayBefore }),
    })),
    ...(transfer ? { transfer: { place: transfer.place, day: transfer.day } } : {}),
    newTotal,
    difference,
    settlement: settlement.kind,
    amount: amountOf(change),
    paidBy,
    due,
  }
  const dedupeKey = `stay-changed:${bookingId}:${version}`
  await putInOutbox(tx, { kind: 'stay-changed', locale, payload, dedupeKey }, now)
}

function amountOf({ settlement, newTotal }: StayChanged['change']): Money {
  switch (settlement.kind) {
    case 'nothing':
      return zero(newTotal.currency)
    case 'owes-less':
      return settlement.balance
    case 'to-pay':
    case 'to-refund':
      return settlement.amount
  }
}

export type StayChangedLetterNeeds = {
  readonly database: Database
  readonly originOf: (brand: BrandId) => string
  readonly brands: Brands
  readonly sender: string
}

/** Writes to the main guest's address as it is on file when the letter leaves. */
export const stayChangedWriter =
  (needs: StayChangedLetterNeeds): LetterWriter =>
  async ({ payload, locale, messageId }) => {
    const changed = v.parse(order, payload)
    const guests = await guestsToWriteTo(needs.database, changed.reservationCode)
    const guest = guests.find(({ roomNumber }) => roomNumber === 1)
    if (!guest) return undefined
    const letterhead = letterheadOf(needs.brands.get(changed.brand))
    const link = new URL('/auth/login', needs.originOf(changed.brand))
    link.searchParams.set('reservation', changed.reservationCode)
    const withHolder = await roomHolders(needs.database, guest)
    const content = await stayChangedLetter({
      ...changed,
      rooms: changed.rooms.map(withHolder),
      services: changed.services.map(withHolder),
      letterhead,
      hotelName: guest.hotelName,
      helpPhone: await helpPhoneFor(needs, changed.reservationCode),
      locale,
      firstName: guest.firstName,
      link: link.href,
    })
    return {
      ...content,
      messageId,
      to: guest.email,
      from: { name: letterhead.displayName, address: needs.sender },
    }
  }
