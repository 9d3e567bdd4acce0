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

/**
 * The price of one additional guest of each age category in a room for the whole stay.
 */
export type ExtraGuestPrices = {
  readonly roomNumber: number
  /**
   * Beyond the guests that the room's price includes. Missing where a night has no price: then only a quote
   * can tell.
   */
  readonly each?: Readonly<Record<AgeCategory, Money>>
}

/** An occupancy whose price shows what one additional guest costs. */
export type PriceProbe = { readonly probe: AgeCategory | 'nobody'; readonly occupancy: Occupancy }

/** The occupancies to price: the guests included in the room's price, and one more of each category. */
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

/** The prices of additional guests, from a rate calendar with a room for each probe, in the probes' order. */
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
 * The price of adding guests to a room; `undefined` where one of the prices is missing. An added guest may
 * take an included place from a younger one, who is then charged.
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

/** The price of one more guest of an age category, beside the current and the selected additional guests. */
export const priceOfOneMore = (
  prices: ExtraGuestPrices,
  category: AgeCategory,
  all: Occupancy,
): Money | undefined => priceOfGuests(prices, all, withCount(nobody, category, 1))

/** How many guests can be added before one is charged: infants stay free, and give way to everybody. */
export const includedPlacesLeft = ({ adults, teens, kids }: Occupancy): number =>
  Math.max(0, guestsIncluded - adults - teens - kids)

/**
 * The price of one room of the rate calendar for a stay, even if it could not be booked any more: its guests
 * have it already.
 */
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
