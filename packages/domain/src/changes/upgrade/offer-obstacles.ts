import { nightDatesOf, type PlainDate, type Stay } from '../../dates/index.ts'
import { dayOn, obstacleTo, type RateBoard, type StayObstacle } from '../../rates/index.ts'
import { headcount, type Room, type RoomCategory } from '../../reservation/index.ts'

/** Why a category cannot be had for a room and its stay: each thing that stands in the way by itself. */
export type OfferObstacle =
  /** The guests of the room would not fit into it. */
  | { readonly kind: 'too-small' }
  /** On these nights of the stay somebody else has the last one, or none is sold. */
  | { readonly kind: 'sold-out' | 'not-on-sale'; readonly nights: readonly PlainDate[] }
  /** The hotel takes nobody for such a stay, whatever the category. */
  | { readonly kind: 'restricted'; readonly restriction: StayRestriction }

export const stayRestrictions = [
  'not-a-stay',
  'in-the-past',
  'too-short',
  'no-check-in',
  'no-check-out',
  'closed',
] as const satisfies readonly StayObstacle['kind'][]
export type StayRestriction = (typeof stayRestrictions)[number]

/** Everything that stands between a room's guests and a category; nothing where it can be had. */
export function offerObstacles(
  { occupancy }: Pick<Room, 'occupancy'>,
  { maxOccupancy }: Pick<RoomCategory, 'maxOccupancy'>,
  { board, stay }: { readonly board: RateBoard | undefined; readonly stay: Stay },
): readonly OfferObstacle[] {
  const unpriced = nightDatesOf(stay).filter((night) => (priceOn(board, night) ?? null) === null)
  const taken = nightDatesOf(stay).filter((night) => ((board && dayOn(board, night)?.left[0]) ?? 1) <= 0)
  const restriction = board && restrictionOn(board, stay)
  return [
    ...(headcount(occupancy) > maxOccupancy ? [{ kind: 'too-small' } as const] : []),
    ...(restriction ? [{ kind: 'restricted', restriction } as const] : []),
    ...(unpriced.length > 0 ? [{ kind: 'not-on-sale', nights: unpriced } as const] : []),
    ...(taken.length > 0 ? [{ kind: 'sold-out', nights: taken } as const] : []),
  ]
}

const priceOn = (board: RateBoard | undefined, night: PlainDate) => board && dayOn(board, night)?.prices[0]

/** What the hotel says of the stay itself: asked of a board that has a room and a price every night. */
function restrictionOn(board: RateBoard, stay: Stay): StayRestriction | undefined {
  const days = board.days.map((day) => ({ ...day, prices: [0], left: [1] }))
  const kind = obstacleTo({ ...board, days }, stay)?.kind
  return stayRestrictions.find((one) => one === kind)
}
