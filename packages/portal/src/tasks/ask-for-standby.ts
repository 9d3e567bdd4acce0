import { askForStandby as askCall, type BookingVersion, type Failure } from '@veranda/contract'
import { refused, type Reservation, type Result, toMajor, typedAmount } from '@veranda/domain'
import type { Portal } from '../portal.ts'
import { stayIn } from '../state/reservation.ts'
import { keepRequest, standbyDraftAtom, requestsWritten } from '../state/standby-draft.ts'
import { loadReservation } from './load-reservation.ts'

type Needs = Pick<Portal, 'client' | 'store'>

/**
 * Puts what was written for a room on the list. What else changed meanwhile is no concern of a request: it is sent on the
 * newest version. Asked again after a lost answer, it repeats the same key, and is kept once.
 */
export async function askForStandby(
  portal: Needs,
  roomNumber: number,
  tries = 2,
): Promise<Result<BookingVersion, Failure<typeof askCall>>> {
  const { store } = portal
  const reservation = stayIn(store)
  if (!reservation) return refused({ kind: 'offline' })
  const answer = await askOnce(portal, reservation, roomNumber)
  if (answer.ok) {
    await loadReservation(portal)
    return answer
  }
  const { refusal } = answer
  if (refusal.kind !== 'refused') return answer
  // A "no" was heard: nothing happened, and the next press is another one.
  const one = wrote(store, reservation, roomNumber)
  if (one) keepRequest(store, reservation, roomNumber, { roomTypeIds: one.roomTypeIds, ceiling: one.ceiling })
  await loadReservation(portal)
  return refusal.refusal === 'version-changed' && tries > 1
    ? askForStandby(portal, roomNumber, tries - 1)
    : answer
}

const wrote = (store: Needs['store'], reservation: Reservation, roomNumber: number) =>
  requestsWritten(store.get(standbyDraftAtom), reservation).find((one) => one.roomNumber === roomNumber)

async function askOnce(
  { client, store }: Needs,
  reservation: Reservation,
  roomNumber: number,
): Promise<Result<BookingVersion, Failure<typeof askCall>>> {
  const written = wrote(store, reservation, roomNumber)
  const ceiling = written && typedAmount(written.ceiling, reservation.currency)
  if (!written || !ceiling) return refused({ kind: 'unreadable' })
  const { key = crypto.randomUUID(), version = reservation.version } = written
  keepRequest(store, reservation, roomNumber, { ...written, key, version })
  const answer = await client.call(askCall, {
    params: { bookingId: String(reservation.bookingId) },
    body: {
      roomNumber,
      idDefRoomTypes: [...written.roomTypeIds],
      ceilingPerNight: toMajor(ceiling),
    },
    guard: { key, version },
  })
  if (answer.ok) keepRequest(store, reservation, roomNumber, undefined)
  return answer
}
