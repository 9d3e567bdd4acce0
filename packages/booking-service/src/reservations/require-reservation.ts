import type { Reservation, PaymentTerms } from '@veranda/domain'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../platform/db/database.ts'
import { reservation } from '../schema/reservation.ts'
import { ServiceRefusal } from '../platform/refusal.ts'
import { loadReservationText, type Reader } from './load-reservation-row.ts'
import type { WordsLanguage } from '../platform/language.ts'
import { reservationFrom } from './reservation-from.ts'

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
  const [row] = await database
    .select({ terms: reservation.paymentTerms })
    .from(reservation)
    .where(and(eq(reservation.code, guest.reservationCode), eq(reservation.brand, guest.brand)))
  return {
    reservation: reservationFrom(text, now.toISOString()),
    terms: row?.terms ?? { kind: 'at-check-in' },
  }
}

/**
 * The same, locked until the transaction ends, so that of two simultaneous changes the second sees the first.
 */
export async function lockReservation(tx: Database, guest: Reader, now: Date): Promise<OwnReservation> {
  await tx
    .select({ id: reservation.id })
    .from(reservation)
    .where(and(eq(reservation.code, guest.reservationCode), eq(reservation.brand, guest.brand)))
    .for('update')
  return requireReservation(tx, guest, now)
}
