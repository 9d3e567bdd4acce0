import {
  activeRooms,
  addDays,
  balanceDueFor,
  type StayChange,
  daysBetween,
  type Locale,
  type PaymentTiming,
  type Reservation,
  type RoomChange,
  type Stay,
  today,
} from '@veranda/domain'
import { eq, inArray } from 'drizzle-orm'
import { appendAudit } from '../db/append-audit.ts'
import type { Database } from '../db/database.ts'
import { ledgerEntry } from '../db/schema/ledger.ts'
import { history, type PaymentTerms, reservation as reservationTable } from '../db/schema/reservation.ts'
import { room as roomTable, roomNight } from '../db/schema/room.ts'
import type { GuestSession } from '../identity/identity.ts'
import { agreedTerms } from '../reservations/agreed-terms.ts'
import type { OwnReservation } from '../reservations/require-reservation.ts'
import { changeLines } from './change-lines.ts'
import { orderDatesChangedLetter } from './dates-changed-letter.ts'

export type StayChangeMade = {
  readonly own: OwnReservation
  readonly change: StayChange
  readonly paidBy: PaymentTiming | null
  readonly quoteId: string
  readonly locale: Locale
  readonly now: Date
}

/** Writes a change of dates in every place that has to know: rooms, reservation, ledger, history, letter, audit. */
export async function recordDateChange(
  tx: Database,
  guest: GuestSession,
  made: StayChangeMade,
): Promise<number> {
  const { own, change, now } = made
  const { reservation } = own
  const version = reservation.version + 1
  const terms = termsAfter(own.terms, reservation, change.after, now)
  await writeNights(tx, reservation, change)
  await tx
    .update(reservationTable)
    .set({
      ...change.after,
      version,
      ...promotionAfter(reservation, change),
      paymentTerms: terms,
    })
    .where(eq(reservationTable.id, reservation.bookingId))
  const lines = changeLines(reservation, change, `dates-${version}`)
  if (lines.length > 0)
    await tx.insert(ledgerEntry).values(
      lines.map((line) => ({
        ...line,
        reservationId: reservation.bookingId,
        currency: reservation.currency,
        at: now,
      })),
    )
  await tx.insert(history).values({
    reservationId: reservation.bookingId,
    at: now,
    kind: 'dates-changed',
    by: 'guest',
    difference: change.difference.amount,
  })
  const { market } = reservation
  const due = balanceDueFor(change.after, { market, ...agreedTerms(terms, change.after.arrival) })
  const { paidBy, locale } = made
  await orderDatesChangedLetter(tx, { reservation, version, change, paidBy, due }, locale, now)
  await appendAudit(tx, {
    at: now,
    actor: guest.originJti,
    action: 'change-dates',
    outcome: 'done',
    reservationId: reservation.bookingId,
    detail: {
      from: change.before,
      to: change.after,
      difference: change.difference.amount,
      currency: change.difference.currency,
      paidBy: made.paidBy,
      quote: made.quoteId,
    },
  })
  return version
}

async function writeNights(tx: Database, reservation: Reservation, change: StayChange): Promise<void> {
  const rooms = activeRooms(reservation.rooms).map(({ roomId, roomNumber }) => ({
    roomId,
    changed: changedRoom(change, roomNumber),
  }))
  await tx.delete(roomNight).where(
    inArray(
      roomNight.roomId,
      rooms.map(({ roomId }) => roomId),
    ),
  )
  await tx
    .insert(roomNight)
    .values(
      rooms.flatMap(({ roomId, changed }) =>
        changed.nights.flatMap(({ night, after }) => (after ? [{ roomId, night, price: after.amount }] : [])),
      ),
    )
  for (const { roomId, changed } of rooms)
    await tx.update(roomTable).set({ policy: changed.policyAfter }).where(eq(roomTable.id, roomId))
}

function changedRoom({ rooms }: StayChange, roomNumber: number): RoomChange {
  const found = rooms.find((room) => room.roomNumber === roomNumber)
  if (!found) throw new Error(`Room ${roomNumber} has no place in the change`)
  return found
}

// What a promotion took off stands beside the prices it lowered.
const promotionAfter = ({ promotion }: Reservation, change: StayChange) =>
  change.promotion === 'applied'
    ? { promotion: change.appliedPromotion ?? promotion ?? null, promotionSaving: change.saving.amount }
    : { promotion: null, promotionSaving: 0 }

/** A balance due before arrival keeps its distance to it, and is never due on a day that is over. */
function termsAfter(
  terms: PaymentTerms,
  { stay, property }: Reservation,
  after: Stay,
  now: Date,
): PaymentTerms {
  if (terms.kind === 'at-check-in') return terms
  const by = addDays(after.arrival, -daysBetween(terms.by, stay.arrival))
  const todayThere = today(property.timeZone, now.toISOString())
  return { kind: 'before-arrival', by: by < todayThere ? todayThere : by }
}
