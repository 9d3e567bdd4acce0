import {
  balanceDueFor,
  changeLines,
  type ChangePart,
  type ChangePurpose,
  type ChangeSelection,
  type HistoryKind,
  type Locale,
  partsOf,
  type PaymentTiming,
  promotionAfter,
  type StayChange,
  termsAfter,
} from '@veranda/domain'
import { eq } from 'drizzle-orm'
import { type GuestActor, type JobActor, reportedAs } from '../audit/actor.ts'
import { appendAudit } from '../audit/append-audit.ts'
import type { Database } from '../platform/db/database.ts'
import { history, reservation as reservationTable } from '../schema/reservation.ts'
import { wordsOfLocale } from '../platform/language.ts'
import { post } from '../ledger/post.ts'
import { agreedTerms } from '../reservations/agreed-terms.ts'
import type { OwnReservation } from '../reservations/require-reservation.ts'
import type { AcceptedTerms } from '../payments/accepted-terms.ts'
import { queueStayChangedLetter } from '../letters/stay-changed/queue.ts'
import { requireAddOnsInside } from './require-add-ons-inside.ts'
import { localizedChange } from './localized-change.ts'
import { writeRooms } from './write-rooms.ts'
import { writeServices } from './write-services.ts'
import type { Refusing } from '../platform/refusal.ts'

export type ChangeToApply = {
  readonly own: OwnReservation
  readonly purpose: ChangePurpose
  readonly selection: ChangeSelection
  readonly change: StayChange
  readonly paidBy: PaymentTiming | null
  /** The confirmed quote; missing where the hotel carries out a standby request. */
  readonly quoteId?: string
  /** The standby request that was fulfilled, which has a letter of its own. */
  readonly standbyRequestId?: number
  /** The terms the guest accepted, where the flow asked for them. */
  readonly terms?: AcceptedTerms
  /** The number of the receipt of what was paid for it. */
  readonly receipt?: string
  readonly locale: Locale
  readonly now: Date
}

/** Writes a change in every place that has to know: rooms, add-ons, reservation, ledger, history, letter, audit. */
export async function applyChange(
  tx: Database & Refusing<'change-not-possible'>,
  actor: GuestActor | JobActor,
  made: ChangeToApply,
): Promise<number> {
  const { own, change, selection, paidBy, now, locale } = made
  const { reservation } = own
  const version = reservation.version + 1
  const terms = termsAfter(own.terms, reservation, change.after, now.toISOString())
  const roomIds = await writeRooms(tx, reservation, { change, selection })
  await writeServices(tx, { roomIds, reservation, change, paidBy })
  await tx
    .update(reservationTable)
    .set({
      ...change.after,
      version,
      ...promotionAfter(reservation, change),
      paymentTerms: terms,
      ...(change.transfer?.place === 'refund' ? { transferPrice: null } : {}),
    })
    .where(eq(reservationTable.id, reservation.bookingId))
  await requireAddOnsInside(tx, reservation.bookingId, change.after)
  const entries = changeLines({ reservation, change, paidBy }, `change-${version}`)
  await post(tx, { reservationId: reservation.bookingId, currency: reservation.currency, at: now }, entries)
  await tx.insert(history).values([...entriesOf(actor, made)])
  const due = balanceDueFor(change.after, {
    market: reservation.market,
    ...agreedTerms(terms, change.after.arrival),
  })
  if (made.standbyRequestId === undefined) {
    const localized = await localizedChange(tx, change, wordsOfLocale(locale))
    const { receipt } = made
    const changed = { reservation, version, change: localized, paidBy, due, ...(receipt ? { receipt } : {}) }
    await queueStayChangedLetter(tx, changed, locale, now)
  }
  await appendAudit(tx, {
    at: now,
    actor,
    action: made.standbyRequestId === undefined ? made.purpose : 'standby-awarded',
    reservationId: reservation.bookingId,
    detail: {
      from: change.before,
      to: change.after,
      parts: partsOf(selection),
      difference: change.difference.amount,
      currency: change.difference.currency,
      paidBy,
      ...(made.terms ? { terms: made.terms } : {}),
      ...(made.standbyRequestId === undefined ? { quote: made.quoteId } : { request: made.standbyRequestId }),
    },
  })
  return version
}

const historyOf: Record<ChangePart, HistoryKind> = {
  dates: 'dates-changed',
  category: 'room-changed',
  guests: 'guests-changed',
  room: 'room-changed',
  services: 'services-changed',
}

/** One history entry for each kind of change; the first carries the price difference. */
function entriesOf(
  actor: GuestActor | JobActor,
  { own, selection, change, now }: ChangeToApply,
): readonly (typeof history.$inferInsert)[] {
  // Add-ons that moved with the stay are listed too, though the guest did not select them.
  const parts = [...partsOf(selection), ...(change.services.length > 0 ? (['services'] as const) : [])]
  const kinds = [...new Set(parts.map((part) => historyOf[part]))]
  return kinds.map((kind, index) => ({
    reservationId: own.reservation.bookingId,
    at: now,
    kind,
    by: reportedAs(actor),
    difference: index === 0 ? change.difference.amount : null,
  }))
}
