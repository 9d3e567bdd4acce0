import { nightDatesOf, type PlainDate, type Stay } from '../../dates/index.ts'
import { dayOn, restrictionTo, type RateCalendar, type UnavailableStay } from '../../rates/index.ts'
import { headcount, type Room, type RoomCategory } from '../../reservation/index.ts'

/** Why a category cannot be had for a room and its stay: each thing that stands in the way by itself. */
export type UpgradeRestriction =
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
] as const satisfies readonly UnavailableStay['kind'][]
export type StayRestriction = (typeof stayRestrictions)[number]

/** Everything that stands between a room's guests and a category; nothing where it can be had. */
export function upgradeRestrictions(
  { occupancy }: Pick<Room, 'occupancy'>,
  { maxOccupancy }: Pick<RoomCategory, 'maxOccupancy'>,
  { calendar, stay }: { readonly calendar: RateCalendar | undefined; readonly stay: Stay },
): readonly UpgradeRestriction[] {
  const unpriced = nightDatesOf(stay).filter((night) => (priceOn(calendar, night) ?? null) === null)
  const taken = nightDatesOf(stay).filter(
    (night) => ((calendar && dayOn(calendar, night)?.left[0]) ?? 1) <= 0,
  )
  const restriction = calendar && restrictionOn(calendar, stay)
  return [
    ...(headcount(occupancy) > maxOccupancy ? [{ kind: 'too-small' } as const] : []),
    ...(restriction ? [{ kind: 'restricted', restriction } as const] : []),
    ...(unpriced.length > 0 ? [{ kind: 'not-on-sale', nights: unpriced } as const] : []),
    ...(taken.length > 0 ? [{ kind: 'sold-out', nights: taken } as const] : []),
  ]
}

const priceOn = (calendar: RateCalendar | undefined, night: PlainDate) =>
  calendar && dayOn(calendar, night)?.prices[0]

/** What the hotel says of the stay itself: asked of a rate calendar that has a room and a price every night. */
function restrictionOn(calendar: RateCalendar, stay: Stay): StayRestriction | undefined {
  const days = calendar.days.map((day) => ({ ...day, prices: [0], left: [1] }))
  const kind = restrictionTo({ ...calendar, days }, stay)?.kind
  return stayRestrictions.find((one) => one === kind)
}
