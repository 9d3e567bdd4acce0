import { chooseRooms, type Reservation, type Room } from '@veranda/domain'
import type { Refusing } from '../platform/refusal.ts'
import { requireAction } from '../reservations/require-action.ts'

export type RoomsRefusal = keyof typeof sentences | 'action-not-allowed'

/** The rooms with these numbers, if this selection of rooms may be cancelled. */
export function requireRooms(
  refusing: Refusing<RoomsRefusal>,
  reservation: Reservation,
  roomNumbers: readonly number[],
): readonly Room[] {
  const chosen = chooseRooms(reservation.rooms, roomNumbers, reservation.property.cancellationVariant)
  if (chosen.ok) {
    requireAction(refusing, reservation, 'cancel')
    return chosen.value
  }
  const { refusal } = chosen
  if (refusal === 'under-review') requireAction(refusing, reservation, 'cancel')
  const reported = refusal === 'nothing-chosen' || refusal === 'under-review' ? 'no-such-room' : refusal
  throw refusing.refuse(reported, sentences[reported])
}

const sentences = {
  'no-rooms-left': 'Every room of this reservation is canceled already.',
  'no-such-room': 'Choose rooms of this reservation that are still booked.',
  'all-rooms-together': 'The rooms of this reservation can only be canceled together.',
  'main-room-stays': 'The main room can only be canceled together with all the others.',
} as const
