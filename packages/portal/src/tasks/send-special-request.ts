import { type Failure, sendSpecialRequest as sendCall } from '@veranda/contract'
import { refused, type Reservation, type Result, type SpecialRequest, tidyText } from '@veranda/domain'
import type { Portal } from '../portal.ts'
import { keepWritten, requestDraftAtom, writtenFor } from '../state/request-draft.ts'
import { stayIn } from '../state/reservation.ts'
import { loadReservation } from './load-reservation.ts'

type Needs = Pick<Portal, 'client' | 'store'>

const noRoom = { kind: 'refused', refusal: 'room-cancelled', detail: 'There is no such room.' } as const

/**
 * Sends what was typed for a room. Whatever else changed in the reservation meanwhile is no concern of a selection: it is
 * sent on the newest version. Asked again after a lost answer, it repeats the same key, and is sent once.
 */
export async function sendSpecialRequest(
  portal: Needs,
  roomNumber: number,
  tries = 2,
): Promise<Result<SpecialRequest, Failure<typeof sendCall>>> {
  const { store } = portal
  const reservation = stayIn(store)
  if (!reservation) return refused({ kind: 'offline' })
  const answer = await sendOnce(portal, reservation, roomNumber)
  if (answer.ok || answer.refusal.kind !== 'refused') return answer
  // A "no" was heard: nothing happened, and the next press is another one.
  const { text } = writtenFor(store.get(requestDraftAtom), reservation, roomNumber)
  keepWritten(store, reservation, { roomNumber, text })
  await loadReservation(portal)
  return answer.refusal.refusal === 'version-changed' && tries > 1
    ? sendSpecialRequest(portal, roomNumber, tries - 1)
    : answer
}

async function sendOnce(
  { client, store }: Needs,
  reservation: Reservation,
  roomNumber: number,
): Promise<Result<SpecialRequest, Failure<typeof sendCall>>> {
  const room = reservation.rooms.find((one) => one.roomNumber === roomNumber)
  if (!room) return refused(noRoom)
  const written = writtenFor(store.get(requestDraftAtom), reservation, roomNumber)
  const { key = crypto.randomUUID(), version = reservation.version } = written
  keepWritten(store, reservation, { ...written, key, version })
  const answer = await client.call(sendCall, {
    params: { roomId: String(room.roomId) },
    body: { comment: tidyText(written.text) },
    guard: { key, version },
  })
  // What was typed on while it was sent is another request.
  const isSame = writtenFor(store.get(requestDraftAtom), reservation, roomNumber).text === written.text
  if (answer.ok && isSame) keepWritten(store, reservation, { roomNumber, text: '' })
  return answer
}
