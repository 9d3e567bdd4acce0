import type { Reservation, PaymentTerms } from '@veranda/domain'
import { and, eq } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../platform/db/database.ts'
import { isUuid } from '../platform/db/is-uuid.ts'
import type { WordsLanguage } from '../platform/language.ts'
import { ServiceRefusal } from '../platform/refusal.ts'
import type { Service } from '../platform/service.ts'
import { reservation } from '../schema/reservation.ts'
import { loadReservationText, type Reader } from './load-reservation-row.ts'
import { requireOwn } from './require-own.ts'
import type { ReservationRow } from './reservation-row.ts'
import { toReservation } from './to-reservation.ts'

/** A guest's own reservation with the fields that only the service needs. */
export type OwnReservation = { readonly reservation: Reservation; readonly terms: PaymentTerms }

/** The session's reservation; another one cannot be requested. */
export async function requireReservation(
  database: Database,
  guest: Reader,
  now: Date,
  lang: WordsLanguage = 'en',
): Promise<OwnReservation> {
  const text = await loadReservationText(database, guest, lang)
  if (!text) throw new ServiceRefusal('not-found', 'There is no such reservation.')
  const row = JSON.parse(text) as ReservationRow
  return { reservation: toReservation(row, now.toISOString()), terms: row.paymentTerms }
}

/** The session's reservation, which must be the one whose booking id the call names; any other is not found. */
export async function requireBooking(
  { store, clock }: Pick<Service, 'store' | 'clock'>,
  guest: Reader,
  bookingId: number,
  lang?: WordsLanguage,
): Promise<Reservation> {
  const { reservation: own } = await requireReservation(store.db, guest, clock.now(), lang)
  requireOwn(own, bookingId)
  return own
}

/**
 * The session's reservation, locked until the transaction ends, so that of two simultaneous changes the second sees the first.
 */
export async function lockReservation(tx: Database, guest: Reader, now: Date): Promise<OwnReservation> {
  await tx
    .select({ id: reservation.id })
    .from(reservation)
    .where(and(eq(reservation.code, guest.reservationCode), eq(reservation.brand, guest.brand)))
    .for('update')
  return requireReservation(tx, guest, now)
}

/** A table whose rows belong to a reservation. */
type OfAReservation = PgTable & { readonly id: PgColumn; readonly reservationId: PgColumn }

/** The reservation to which a row belongs, locked; `undefined` where there is no such row. */
export async function lockReservationOf(
  tx: Database,
  table: OfAReservation,
  id: number | string,
  now: Date,
): Promise<OwnReservation | undefined> {
  if (typeof id === 'string' && !isUuid(id)) return undefined
  const [of] = await tx
    .select({ reservationCode: reservation.code, brand: reservation.brand })
    .from(table as PgTable)
    .innerJoin(reservation, eq(reservation.id, table.reservationId))
    .where(eq(table.id, id))
  return of && lockReservation(tx, of, now)
}
