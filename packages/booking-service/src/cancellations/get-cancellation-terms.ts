import { type CancellationTerms, type CurrencyCode, perksOf, refundCurve } from '@veranda/domain'
import type { GuestSession } from '../identity/identity.ts'
import type { WordsLanguage } from '../platform/language.ts'
import { requireOwn } from '../reservations/require-own.ts'
import { requireReservation } from '../reservations/require-reservation.ts'
import type { Service } from '../platform/service.ts'
import { requireRooms, type RoomsRefusal, reinstateMinutesAt } from './cancelling-rules.ts'
import type { RoomsSelection } from './quote-cancellation.ts'
import type { Refusing } from '../platform/refusal.ts'

/** The perks that cancelling the rooms would end, those that remain, and the penalty at each moment. */
export async function getCancellationTerms(
  { store, clock, refuse }: Service & Refusing<RoomsRefusal>,
  guest: GuestSession,
  { bookingId, roomNumbers, lang }: RoomsSelection & { readonly lang: WordsLanguage },
): Promise<CancellationTerms & { readonly currency: CurrencyCode }> {
  const now = clock.now()
  const { reservation } = await requireReservation(store.db, guest, now, lang)
  requireOwn(reservation, bookingId)
  const rooms = requireRooms({ refuse }, reservation, roomNumbers)
  const reinstateMinutes = await reinstateMinutesAt(store.db, reservation)
  const numbers = rooms.map(({ roomNumber }) => roomNumber)
  return {
    perks: perksOf(reservation, numbers, now.toISOString()),
    rooms: rooms.map(({ roomNumber, category, policy }) => ({ roomNumber, name: category.name, policy })),
    curve: refundCurve(reservation, numbers),
    reinstateMinutes,
    currency: reservation.currency,
  }
}
