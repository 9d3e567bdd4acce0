import type { StaffReservation } from '@veranda/domain'
import { listLetters } from '../../confirmation-letters/send-letter.ts'
import { guestsToWriteTo } from '../../letters/guests-to-write-to.ts'
import type { WordsLanguage } from '../../platform/language.ts'
import type { Service, StaffCaller } from '../../platform/service.ts'
import { waitingOf } from '../inbox/what-waits.ts'
import { requireReservation } from '../../reservations/require-reservation.ts'
import { auditOf } from './audit-of.ts'
import { lettersOf } from './letters-of.ts'
import { moneyOf } from './money-of.ts'
import { notesOf } from './record-note.ts'
import { requireNamed } from './require-named.ts'

/** A reservation for staff; its money and its audit only with the permissions to see those. */
export async function getStaffReservation(
  service: Pick<Service, 'store' | 'clock'>,
  { permissions }: StaffCaller,
  code: string,
  lang: WordsLanguage,
): Promise<StaffReservation> {
  const { db } = service.store
  const named = await requireNamed(db, code)
  const { reservation } = await requireReservation(db, named, service.clock.now(), lang)
  const { bookingId, currency, property } = reservation
  const guests = await guestsToWriteTo(db, named.reservationCode)
  return {
    reservation,
    timeZone: property.timeZone,
    addresses: [...new Set(guests.map(({ email }) => email))],
    notes: await notesOf(db, bookingId),
    confirmations: await listLetters(db, named),
    letters: await lettersOf(db, named.reservationCode),
    waiting: permissions.includes('inbox:read') ? await waitingOf(service, bookingId, lang) : [],
    ...(permissions.includes('payments:read') ? { money: await moneyOf(db, bookingId, currency) } : {}),
    ...(permissions.includes('audit:read') ? { audit: await auditOf(db, bookingId) } : {}),
  }
}
