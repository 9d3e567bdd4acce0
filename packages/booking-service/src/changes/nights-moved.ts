import type { NightChange, RoomChange, StayChange } from '@veranda/domain'
import type { NightsMoved } from '../inventory/swap.ts'
import type { RoomNight } from '../inventory/room-nights.ts'

/**
 * The rooms and nights a change takes and gives back. Nights on both sides cancel out, since the guest
 * already has them.
 */
export const nightsMoved = ({ rooms }: Pick<StayChange, 'rooms'>): NightsMoved => ({
  take: rooms.flatMap((room) => nightsIn(room, room.roomTypeId, 'after')),
  giveBack: rooms.flatMap((room) => (room.was ? nightsIn(room, room.was.roomTypeId, 'before') : [])),
})

const nightsIn = (
  { nights }: RoomChange,
  roomTypeId: number,
  side: keyof Pick<NightChange, 'before' | 'after'>,
): readonly RoomNight[] =>
  nights.filter((night) => night[side] !== undefined).map(({ night }) => ({ roomTypeId, night }))
