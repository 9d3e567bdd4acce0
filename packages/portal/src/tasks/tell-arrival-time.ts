import { sendSpecialRequest } from '@veranda/contract'
import { arrivalTimeRequest, type ClockTime, roomsToAskFor } from '@veranda/domain'
import type { Portal } from '../portal.ts'
import { reservationAtom } from '../state/reservation.ts'
import { loadReservation } from './load-reservation.ts'

/**
 * Tells the hotel when the guests arrive, as a request for the first room; the newest one counts. Where the reservation
 * changed meanwhile it is told once more, on the newest version.
 */
export async function tellArrivalTime(
  portal: Pick<Portal, 'client' | 'store'>,
  time: ClockTime,
  sentence: string,
  tries = 2,
): Promise<boolean> {
  const { client, store } = portal
  const loaded = store.get(reservationAtom)
  if (loaded.kind !== 'loaded') return false
  const { rooms, version } = loaded.reservation
  const [room] = roomsToAskFor(rooms)
  if (!room) return false
  const answer = await client.call(sendSpecialRequest, {
    params: { roomId: String(room.roomId) },
    body: { comment: arrivalTimeRequest(sentence, time) },
    guard: { key: crypto.randomUUID(), version },
  })
  await loadReservation(portal)
  if (answer.ok) return true
  const isStale = answer.refusal.kind === 'refused' && answer.refusal.refusal === 'version-changed'
  return isStale && tries > 1 ? tellArrivalTime(portal, time, sentence, tries - 1) : false
}
