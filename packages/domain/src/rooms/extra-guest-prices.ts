import type { AgeCategory, Occupancy } from '../guests/index.ts'
import { type Money, money } from '../money/index.ts'
import { adultsIncluded, dayOn, promotedPrice, promotionCovers, type RateBoard } from '../rates/index.ts'
import { nightDatesOf, type Stay } from '../stay/index.ts'

/** What one guest more of each age category costs in a room for the whole stay (section 3, "per-person extra price"). */
export type ExtraGuestPrices = {
  readonly roomNumber: number
  /** How many adults may still join before one costs anything. */
  readonly includedAdults: number
  /** Missing where a night has no price: then only a quote can tell. */
  readonly each?: Readonly<Record<AgeCategory, Money>>
}

/** Who sleeps in a room whose price tells what one guest more adds. */
export type PriceProbe = { readonly probe: AgeCategory | 'nobody'; readonly occupancy: Occupancy }

/** Whose prices have to be known: everybody the room's price includes, and one guest more of each category. */
export function probesFor({ adults, ...children }: Occupancy): readonly PriceProbe[] {
  const full = { ...children, adults: Math.max(adults, adultsIncluded) }
  return [
    { probe: 'nobody', occupancy: full },
    { probe: 'adult', occupancy: { ...full, adults: full.adults + 1 } },
    { probe: 'teen', occupancy: { ...full, teens: full.teens + 1 } },
    { probe: 'kid', occupancy: { ...full, kids: full.kids + 1 } },
    { probe: 'infant', occupancy: { ...full, infants: full.infants + 1 } },
  ]
}

/** What each guest more costs, from a board that has a room for each probe, in the probes' order. */
export function extraGuestPrices(
  room: { readonly roomNumber: number; readonly occupancy: Occupancy },
  board: RateBoard,
  { stay, firstPlace }: { readonly stay: Stay; readonly firstPlace: number },
): ExtraGuestPrices {
  const { roomNumber, occupancy } = room
  const includedAdults = Math.max(0, adultsIncluded - occupancy.adults)
  const [nobody, adult, teen, kid, infant] = probesFor(occupancy).map((_, index) =>
    totalAt(board, stay, firstPlace + index),
  )
  if ([nobody, adult, teen, kid, infant].includes(undefined)) return { roomNumber, includedAdults }
  const added = (total = 0) => money(Math.max(0, total - (nobody ?? 0)), board.currency)
  const each = { adult: added(adult), teen: added(teen), kid: added(kid), infant: added(infant) }
  return { roomNumber, includedAdults, each }
}

/** What guests who join a room come to, each at the price of one more; nothing where that is not known. */
export function priceOfGuests(
  { includedAdults, each }: ExtraGuestPrices,
  { adults, teens, kids, infants }: Occupancy,
): Money | undefined {
  if (!each) return undefined
  const counts: Record<AgeCategory, number> = {
    adult: Math.max(0, adults - includedAdults),
    teen: teens,
    kid: kids,
    infant: infants,
  }
  const { currency } = each.adult
  return money(
    counts.adult * each.adult.amount +
      counts.teen * each.teen.amount +
      counts.kid * each.kid.amount +
      counts.infant * each.infant.amount,
    currency,
  )
}

/** What a place of the board costs for a stay, whether or not it could still be booked: its guests sleep there already. */
function totalAt(board: RateBoard, stay: Stay, place: number): number | undefined {
  const { promotion, currency } = board
  const applied = promotion && promotionCovers(promotion, stay) ? promotion.promotion : undefined
  let total = 0
  for (const [position, night] of nightDatesOf(stay).entries()) {
    const price = dayOn(board, night)?.prices[place] ?? undefined
    if (price === undefined) return undefined
    total += applied ? promotedPrice(price, applied, { isFirstNight: position === 0, currency }) : price
  }
  return total
}
