import type { RateBoard } from '../rates/index.ts'
import type { PlainDate, Stay } from '../stay/index.ts'

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

/** The nights of a stay on which the board's one room has no price, or none is left. */
export const nightsWithout = (
  { days }: RateBoard,
  { arrival, departure }: Stay,
  what: 'price' | 'room',
): readonly PlainDate[] =>
  days
    .filter(({ date }) => arrival <= date && date < departure)
    .filter(({ prices, left }) => (what === 'price' ? (prices[0] ?? null) === null : (left[0] ?? 0) <= 0))
    .map(({ date }) => date)
