import type { BoardDay, PlainDate, RateBoard, Reservation, RoomCategory } from '@veranda/domain'
import { aBoardRoom, aPromotion, aRateBoard } from '@veranda/domain/fixtures'

/** Of each category sold, how many are left on days that differ. */
export type Left = Readonly<Record<PlainDate, readonly number[]>>

export type BoardSketch = {
  /** Whole units a night for the first category of the board; each one higher is a fifth dearer. */
  readonly perNight: number
  readonly sold: readonly RoomCategory[]
  readonly left?: Left
}

/** What a fixture hotel asks for a reservation's nights. */
export function someBoard(
  { currency, promotion }: Reservation,
  { perNight, sold, left = {} }: BoardSketch,
): RateBoard {
  const days: Record<PlainDate, Partial<BoardDay>> = {}
  for (const [day, own] of Object.entries(left)) days[day as PlainDate] = { left: own }
  return aRateBoard({
    currency,
    perNight,
    days,
    ...(promotion ? { promotion: aPromotion({ promotion }) } : {}),
    rooms: sold.map(({ roomTypeId, name }) => aBoardRoom({ roomTypeId, name })),
  })
}
