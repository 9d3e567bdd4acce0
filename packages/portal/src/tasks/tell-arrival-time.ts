import { sendSpecialRequest } from '@veranda/contract'
import { arrivalTimeRequest, type ClockTime, activeRooms } from '@veranda/domain'
import type { Portal } from '../portal.ts'
import { stayIn } from '../state/reservation.ts'
import { loadReservation } from './load-reservation.ts'

export type ArrivalTime = {
  readonly time: ClockTime
  /** What the hotel reads, in the guest's language. */
  readonly sentence: string
}

/** How a time was sent. Sent again in the same way after a lost answer, it counts once. */
export type Sending = { readonly time: ClockTime; readonly key: string; readonly version: number }

/**
 * Tells the hotel when the guests arrive, as a request for the first room; the newest one counts. Where the reservation
 * changed meanwhile it is told once more, on the newest version. Gives back whether the hotel knows it, and where no
 * answer was heard how it was sent; the stay on screen is left alone then.
 */
export async function tellArrivalTime(
  portal: Pick<Portal, 'client' | 'store'>,
  announcement: ArrivalTime,
  before?: Sending,
  tries = 2,
): Promise<{ readonly isAnnounced: boolean; readonly unheard?: Sending }> {
  const reservation = stayIn(portal.store)
  if (!reservation) return { isAnnounced: false }
  const { rooms, version } = reservation
  const [room] = activeRooms(rooms)
  if (!room) return { isAnnounced: false }
  const sending =
    before?.time === announcement.time
      ? before
      : { time: announcement.time, key: crypto.randomUUID(), version }
  const answer = await portal.client.call(sendSpecialRequest, {
    params: { roomId: String(room.roomId) },
    body: { comment: arrivalTimeRequest(announcement.sentence, announcement.time) },
    guard: { key: sending.key, version: sending.version },
  })
  if (!answer.ok && answer.refusal.kind !== 'refused') return { isAnnounced: false, unheard: sending }
  await loadReservation(portal)
  if (answer.ok) return { isAnnounced: true }
  const isStale = answer.refusal.kind === 'refused' && answer.refusal.refusal === 'version-changed'
  return isStale && tries > 1
    ? tellArrivalTime(portal, announcement, undefined, tries - 1)
    : { isAnnounced: false }
}
