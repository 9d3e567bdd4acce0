import {
  type StayChange,
  isOtherRoom,
  type Locale,
  type Money,
  type PaymentTiming,
  type Reservation,
  zero,
} from '@veranda/domain'
import type * as v from 'valibot'
import type { Database } from '../../platform/db/database.ts'
import { type StayChangedLetter, stayChangedLetter, stayChangedOrder } from './letter.ts'
import { putInOutbox } from '../put-in-outbox.ts'
import { mainGuestWriter } from '../to-main-guest.ts'

export type StayChanged = {
  readonly reservation: Pick<Reservation, 'bookingId' | 'reservationCode' | 'brand'>
  /** The reservation's version after the change. */
  readonly version: number
  readonly change: Pick<
    StayChange,
    'before' | 'after' | 'rooms' | 'services' | 'transfer' | 'newTotal' | 'difference' | 'settlement'
  >
  readonly paidBy: PaymentTiming | null
  readonly receipt?: string
  /** When the remaining balance of the new stay is due. */
  readonly due: StayChangedLetter['due']
}

/** Queues the letter about a change: once per version of a reservation, however often it is called. */
export async function queueStayChangedLetter(
  tx: Database,
  { reservation, version, change, paidBy, due, receipt }: StayChanged,
  locale: Locale,
  now: Date,
): Promise<void> {
  const { reservationCode, brand, bookingId } = reservation
  const { before, after, transfer, newTotal, difference, settlement } = change
  const payload: v.InferInput<typeof stayChangedOrder> = {
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
    ...(receipt === undefined ? {} : { receipt }),
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

export const stayChangedWriter = mainGuestWriter(stayChangedOrder, stayChangedLetter)
