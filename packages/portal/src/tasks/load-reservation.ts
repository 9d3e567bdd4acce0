import { getReservation, langCodeOf } from '@veranda/contract'
import { everyRoomRefundable, type Locale, type Reservation } from '@veranda/domain'
import type { Portal } from '../portal.ts'
import { type BookingSummary, bookingSummaryAtom } from '../state/booking-summary.ts'
import { reservationAtom } from '../state/reservation.ts'
import { wordsAtom } from '../state/locale.ts'
import { sessionAtom } from '../state/session.ts'

/** Reads the session's reservation. A failure clears what was kept of it. */
export async function loadReservation(
  { client, store }: Pick<Portal, 'client' | 'store'>,
  locale?: Locale,
): Promise<void> {
  const session = store.get(sessionAtom)
  if (session.kind !== 'signed-in') return
  const { reservationCode } = session.session
  const answer = await client.call(getReservation, {
    params: { codeReservation: reservationCode },
    query: { langCode: langCodeOf(locale ?? store.get(wordsAtom).locale) },
  })
  const now = store.get(sessionAtom)
  if (now.kind !== 'signed-in' || now.session.reservationCode !== reservationCode) return
  const before = store.get(reservationAtom)
  const wasShown = before.kind === 'failed' ? before.wasShown : before.kind === 'ready'
  store.set(bookingSummaryAtom, answer.ok ? summaryOf(answer.value) : undefined)
  store.set(
    reservationAtom,
    answer.ok
      ? { kind: 'ready', value: answer.value }
      : { kind: 'failed', failure: answer.refusal, wasShown },
  )
}

const summaryOf = (reservation: Reservation): BookingSummary => ({
  bookingId: reservation.bookingId,
  reservationCode: reservation.reservationCode,
  propertyName: reservation.property.name,
  total: reservation.pricing.total.amount,
  status: reservation.status,
  hasSeveralRooms: reservation.rooms.length > 1,
  isEveryRoomRefundable: everyRoomRefundable(reservation.rooms),
})
