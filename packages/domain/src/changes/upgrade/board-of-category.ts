import type { RateBoard } from '../../rates/index.ts'

/** A board of several rooms as it would be for the one of a category alone. */
export function boardOfCategory(board: RateBoard, roomTypeId: number): RateBoard | undefined {
  const index = board.rooms.findIndex((room) => room.roomTypeId === roomTypeId)
  const room = board.rooms[index]
  if (!room) return undefined
  return {
    ...board,
    rooms: [room],
    days: board.days.map((day) => ({
      ...day,
      prices: [day.prices[index] ?? null],
      left: [day.left[index] ?? 0],
    })),
  }
}
