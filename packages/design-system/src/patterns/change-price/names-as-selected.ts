import { type ChangeSelection, type RoomCategory, roomsAsSelected } from '@veranda/domain'
import type { NamedRoom } from '../stay-calendar/index.ts'
import type { ChangePriceProps } from './change-price.tsx'

/** The rooms by the names they would have, those that are to be added too; one that nothing names yet is left out. */
export function namesAsSelected(
  selection: ChangeSelection,
  { reservation, state }: Pick<ChangePriceProps, 'reservation' | 'state'>,
  categories: readonly RoomCategory[],
): readonly NamedRoom[] {
  const { rooms } = reservation
  const quoted = state.kind === 'quoted' ? state.quote.change.rooms : []
  const known = [...categories, ...rooms.map(({ category }) => category)]
  return roomsAsSelected(rooms, selection, known).flatMap(({ roomNumber, category }) => {
    const named = category ?? quoted.find((room) => room.roomNumber === roomNumber)
    return named ? [{ roomNumber, name: named.name }] : []
  })
}
