import type { Room } from '@veranda/domain'

type Choosable = Pick<Room, 'roomNumber' | 'isMain'>

/**
 * The choice after one room's box was pressed. The main room goes with all the others or not at all: choosing it
 * chooses everything, and keeping any other room keeps it too.
 */
export function toggleRoom(
  rooms: readonly Choosable[],
  chosen: readonly number[],
  pressed: Choosable,
): readonly number[] {
  const isChosen = chosen.includes(pressed.roomNumber)
  if (pressed.isMain && !isChosen) return rooms.map(({ roomNumber }) => roomNumber)
  return rooms
    .filter(({ roomNumber, isMain }) => {
      if (roomNumber === pressed.roomNumber) return !isChosen
      if (isMain && isChosen) return false
      return chosen.includes(roomNumber)
    })
    .map(({ roomNumber }) => roomNumber)
}
