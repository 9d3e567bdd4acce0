import { type Room, requestRefusal, type SpecialRequest, tidyText } from '@veranda/domain'
import { asGuest } from '../audit/actor.ts'
import type { GuestSession } from '../identity/identity.ts'
import { type Claim, doOnceInTransaction, type Once } from '../platform/idempotency/do-once.ts'
import { type Refusing, type RefusingIn, ServiceRefusal } from '../platform/refusal.ts'
import type { Service } from '../platform/service.ts'
import { type Capped, usualCaps } from '../reservations/caps.ts'
import { recordChange } from '../reservations/record.ts'
import { requireAction } from '../reservations/require-action.ts'
import { lockReservation } from '../reservations/require-reservation.ts'
import { requireVersion } from '../reservations/require-version.ts'
import { specialRequest } from '../schema/reservation.ts'
import { requireRequestsLeft } from './require-requests-left.ts'
import { toSpecialRequest } from './to-special-request.ts'

export type RequestCommand = {
  readonly roomId: number
  readonly text: string
  /** The version of the reservation that the guest saw. */
  readonly version: number
}

/** Stores a guest's request for one of their rooms, for the hotel to read. */
export async function sendRequest(
  service: Service & Capped & RefusingIn<'sendSpecialRequest'>,
  guest: GuestSession,
  { roomId, text, version }: RequestCommand,
  claim: Claim,
): Promise<Once<SpecialRequest>> {
  const { caps = usualCaps } = service
  return doOnceInTransaction(service, claim, async (tx, now) => {
    const { reservation } = await lockReservation(tx, guest, now)
    const { bookingId: reservationId, reservationCode, rooms } = reservation
    const room = rooms.find((one) => one.roomId === roomId)
    if (!room) throw new ServiceRefusal('not-found', 'There is no such room.')
    requireVersion(tx, reservation, version)
    requireAction(tx, reservation, 'special-request', 'No request can be sent right now.')
    requireAskable(tx, room, text)
    await requireRequestsLeft(tx, reservationId, caps, now)
    const { roomNumber } = room
    const [row] = await tx
      .insert(specialRequest)
      .values({ reservationId, roomNumber, text: tidyText(text), at: now })
      .returning()
    if (!row) throw new Error('The request was not kept')
    const detail = { room: roomNumber, request: row.id }
    const done = { kind: 'request-sent', action: 'request-sent' } as const
    await recordChange(tx, reservation, { ...done, actor: asGuest(guest), detail, now })
    return toSpecialRequest(row, reservationCode)
  })
}

function requireAskable(
  { refuse }: Refusing<'room-cancelled' | 'request-missing'>,
  { status }: Room,
  text: string,
): void {
  if (status === 'cancelled') throw refuse('room-cancelled', 'This room is canceled.')
  if (requestRefusal(text)) throw refuse('request-missing', 'The request is empty.')
}
