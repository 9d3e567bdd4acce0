import { type BookingVersion, type Failure, withdrawStandby as withdrawCall } from '@veranda/contract'
import { refused, type Result } from '@veranda/domain'
import type { Portal } from '../portal.ts'
import { stayIn } from '../state/reservation.ts'
import { loadReservation } from './load-reservation.ts'

/** Withdraws a room's standby request, on the newest version. One that is gone already counts as withdrawn. */
export async function withdrawStandby(
  portal: Pick<Portal, 'client' | 'store'>,
  roomNumber: number,
  tries = 2,
): Promise<Result<BookingVersion, Failure<typeof withdrawCall>>> {
  const { client, store } = portal
  const reservation = stayIn(store)
  if (!reservation) return refused({ kind: 'offline' })
  const { bookingId, version } = reservation
  const answer = await client.call(withdrawCall, {
    params: { bookingId: String(bookingId) },
    body: { roomNumber },
    guard: { key: crypto.randomUUID(), version },
  })
  if (!answer.ok && answer.refusal.kind !== 'refused') return answer
  await loadReservation(portal)
  if (answer.ok || answer.refusal.kind !== 'refused') return answer
  if (answer.refusal.refusal === 'no-standby') return { ok: true, value: { bookingId, version } }
  return answer.refusal.refusal === 'version-changed' && tries > 1
    ? withdrawStandby(portal, roomNumber, tries - 1)
    : answer
}
