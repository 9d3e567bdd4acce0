import { activeRooms, type StayChange, nightDatesOf, type Reservation } from '@veranda/domain'
import type { NightsMoved } from '../db/move-inventory.ts'
import type { RoomNightDemand } from '../db/room-night-demand.ts'

/** The rooms and nights a change of dates takes, and those it gives back. */
export function nightsMoved(reservation: Reservation, { before, after }: StayChange): NightsMoved {
  const of = (stay: StayChange['before']): readonly RoomNightDemand[] =>
    activeRooms(reservation.rooms).flatMap(({ category: { roomTypeId } }) =>
      nightDatesOf(stay).map((night) => ({ roomTypeId, night })),
    )
  return { take: of(after), giveBack: of(before) }
}
