import { type Cancellation, type CancelQuote, cancellationOf, type Reservation } from '@veranda/domain'
import { propertySetting } from '../catalogue/property-setting.ts'
import { type Capped, usualCaps } from '../reservations/caps.ts'
import { inTransaction } from '../platform/db/in-transaction.ts'
import type { GuestSession } from '../identity/identity.ts'
import { refundDestination } from '../payments/refund-destination.ts'
import { keepQuote, supersede } from '../quotes/keep-quote.ts'
import { requireQuotesLeft } from '../quotes/require-quotes-left.ts'
import type { WordsLanguage } from '../platform/language.ts'
import { requireOwn } from '../reservations/require-own.ts'
import { lockReservation } from '../reservations/require-reservation.ts'
import type { Service } from '../platform/service.ts'
import { requireRooms, type RoomsRefusal } from './cancelling-rules.ts'
import { localizedCancellation } from '../reservations/localized-cancellation.ts'
import type { Refusing } from '../platform/refusal.ts'

export type RoomsSelection = { readonly bookingId: number; readonly roomNumbers: readonly number[] }
export type QuotedCancellation = { readonly quote: CancelQuote; readonly reservation: Reservation }

type Quoting = Pick<Service, 'store' | 'clock'> & Capped & Refusing<RoomsRefusal>

/** Quotes what cancelling rooms costs now, and replaces an older quote of the guest. */
export async function quoteCancellation(
  { store, clock, refuse, caps = usualCaps }: Quoting,
  guest: GuestSession,
  { bookingId, roomNumbers, lang }: RoomsSelection & { readonly lang: WordsLanguage },
): Promise<QuotedCancellation> {
  const now = clock.now()
  return inTransaction({ store, refuse }, async (tx) => {
    const { reservation } = await lockReservation(tx, guest, now)
    requireOwn(reservation, bookingId)
    await requireQuotesLeft(tx, bookingId, caps, now)
    await supersede(tx, bookingId, 'cancel', now)
    const change = await calculateCancellation(tx, reservation, roomNumbers, now)
    const input = {
      roomNumbers: change.rooms.map(({ roomNumber }) => roomNumber),
      reinstateMinutes: await propertySetting(tx, reservation, 'reinstateMinutes'),
    }
    const { nextDeadline } = change
    const quoted = { kind: 'cancel', input, change } as const
    const ends = nextDeadline === undefined ? [] : [nextDeadline]
    const retained = await keepQuote(tx, guest, reservation, { quoted, ends, now })
    const refundTo = await refundDestination(tx, bookingId, change.refund)
    const localized = await localizedCancellation(tx, change, lang)
    return { quote: { ...retained, change: localized, refundTo }, reservation }
  })
}

/**
 * What cancelling the rooms costs now, or why they cannot be cancelled. Quote and confirmation both use it.
 */
export async function calculateCancellation(
  tx: Refusing<RoomsRefusal>,
  reservation: Reservation,
  roomNumbers: readonly number[],
  now: Date,
): Promise<Cancellation> {
  const rooms = requireRooms(tx, reservation, roomNumbers)
  const numbers = rooms.map(({ roomNumber }) => roomNumber)
  return cancellationOf(reservation, numbers, now.toISOString())
}
