import { nightDatesOf, type Stay } from '../../dates/index.ts'
import { type Money, money } from '../../money/index.ts'
import {
  dayOn,
  guestsCharged,
  guestsIncluded,
  promotedPrice,
  promotionCovers,
  type RateCalendar,
} from '../../rates/index.ts'
import { ageCategories, type AgeCategory } from '../../property/index.ts'
import type { Occupancy } from '../../reservation/index.ts'
import { countOf, nobody, together, withCount } from '../../reservation/occupancy.ts'

/** What one guest more of each age category costs in a room for the whole stay (section 3, "per-person extra price"). */
export type ExtraGuestPrices = {
  readonly roomNumber: number
  /** Of a guest beside those the room's price includes. Missing where a night has no price: then only a quote can tell. */
  readonly each?: Readonly<Record<AgeCategory, Money>>
}

/** Who sleeps in a room whose price tells what one guest more adds. */
export type PriceProbe = { readonly probe: AgeCategory | 'nobody'; readonly occupancy: Occupancy }

/** Whose prices have to be known: everybody the room's price includes, and one guest more of each category. */
export function probesFor({ adults, ...children }: Occupancy): readonly PriceProbe[] {
  const full = { ...children, adults: Math.max(adults, guestsIncluded) }
  return [
    { probe: 'nobody', occupancy: full },
    { probe: 'adult', occupancy: { ...full, adults: full.adults + 1 } },
    { probe: 'teen', occupancy: { ...full, teens: full.teens + 1 } },
    { probe: 'kid', occupancy: { ...full, kids: full.kids + 1 } },
    { probe: 'infant', occupancy: { ...full, infants: full.infants + 1 } },
  ]
}

/** What each guest more costs, from a rate calendar that has a room for each probe, in the probes' order. */
export function extraGuestPrices(
  room: { readonly roomNumber: number; readonly occupancy: Occupancy },
  calendar: RateCalendar,
  { stay, firstPlace }: { readonly stay: Stay; readonly firstPlace: number },
): ExtraGuestPrices {
  const { roomNumber, occupancy } = room
  const [none, adult, teen, kid, infant] = probesFor(occupancy).map((_, index) =>
    totalAt(calendar, stay, firstPlace + index),
  )
  if ([none, adult, teen, kid, infant].includes(undefined)) return { roomNumber }
  const added = (total = 0) => money(Math.max(0, total - (none ?? 0)), calendar.currency)
  const each = { adult: added(adult), teen: added(teen), kid: added(kid), infant: added(infant) }
  return { roomNumber, each }
}

/**
 * What guests who join those who sleep in a room come to; nothing where the price of one is not known. A guest who joins may
 * take an included place from a younger one, who is charged then.
 */
export function priceOfGuests(
  { each }: ExtraGuestPrices,
  sleeping: Occupancy,
  joining: Occupancy,
): Money | undefined {
  if (!each) return undefined
  const before = guestsCharged(sleeping)
  const after = guestsCharged(together(sleeping, joining))
  const amount = ageCategories.reduce(
    (total, one) => total + (countOf(after, one) - countOf(before, one)) * each[one].amount,
    0,
  )
  return money(amount, each.adult.currency)
}

/** What one guest more of an age category adds, beside those who sleep in a room and those who are to join. */
export const priceOfOneMore = (
  prices: ExtraGuestPrices,
  category: AgeCategory,
  all: Occupancy,
): Money | undefined => priceOfGuests(prices, all, withCount(nobody, category, 1))

/** How many guests may still join a room before one is charged: infants stay free, and give way to everybody. */
export const includedPlacesLeft = ({ adults, teens, kids }: Occupancy): number =>
  Math.max(0, guestsIncluded - adults - teens - kids)

/** What a place of the rate calendar costs for a stay, whether or not it could still be booked: its guests sleep there already. */
function totalAt(calendar: RateCalendar, stay: Stay, place: number): number | undefined {
  const { promotion, currency } = calendar
  const applied = promotion && promotionCovers(promotion, stay) ? promotion.promotion : undefined
  let total = 0
  for (const [position, night] of nightDatesOf(stay).entries()) {
    const price = dayOn(calendar, night)?.prices[place] ?? undefined
    if (price === undefined) return undefined
    total += applied ? promotedPrice(price, applied, { isFirstNight: position === 0, currency }) : price
  }
  return total
}
