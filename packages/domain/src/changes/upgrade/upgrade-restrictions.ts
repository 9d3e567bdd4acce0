import { nightDatesOf, type PlainDate, type Stay } from '../../dates/index.ts'
import { dayOn, restrictionTo, type RateCalendar, type UnavailableStay } from '../../rates/index.ts'
import { headcount, type Room, type RoomCategory } from '../../reservation/index.ts'

/** Why a category is unavailable for a room and its stay, one restriction each. */
export type UpgradeRestriction =
  /** The guests of the room would not fit. */
  | { readonly kind: 'too-small' }
  /** On these nights of the stay the category is sold out, or not for sale. */
  | { readonly kind: 'sold-out' | 'not-on-sale'; readonly nights: readonly PlainDate[] }
  /** The hotel's rules forbid such a stay in any category. */
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

/** All restrictions of a category for a room's guests; empty if it is available. */
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

/**
 * The hotel's restriction on the stay itself: asked of a rate calendar with availability and prices every
 * night.
 */
function restrictionOn(calendar: RateCalendar, stay: Stay): StayRestriction | undefined {
  const days = calendar.days.map((day) => ({ ...day, prices: [0], left: [1] }))
  const kind = restrictionTo({ ...calendar, days }, stay)?.kind
  return stayRestrictions.find((one) => one === kind)
}
