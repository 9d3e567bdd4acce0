import { addDays, daysBetween, nightsOf, type PlainDate, type Stay } from '../stay/index.ts'
import { type PricedStay, priceStay } from './price-stay.ts'
import type { RateBoard } from './rate-board.ts'

/** A stay that can be had, and what it changes: `difference` is the new total minus the current one. */
export type StayOffer = { readonly stay: Stay; readonly priced: PricedStay; readonly difference: number }

/** The offer for a stay; none when something stands in its way. */
export function offerFor(board: RateBoard, stay: Stay): StayOffer | undefined {
  const priced = priceStay(board, stay)
  return priced.ok
    ? { stay, priced: priced.value, difference: priced.value.total - board.current.total }
    : undefined
}

/** Every stay of a length that begins in a span of days, both ends included, earliest first. */
export function offersOfLength(
  board: RateBoard,
  nights: number,
  { from, to }: { readonly from: PlainDate; readonly to: PlainDate },
): readonly StayOffer[] {
  const days = Math.max(0, daysBetween(from, to) + 1)
  return Array.from({ length: days }, (_, day) => {
    const arrival = addDays(from, day)
    return offerFor(board, { arrival, departure: addDays(arrival, nights) })
  }).filter((offer) => offer !== undefined)
}

/** The cheapest of some offers; of equals, the earliest. */
export const cheapest = (offers: readonly StayOffer[]): StayOffer | undefined => offers.toSorted(byPrice)[0]

/** Stays around a wanted one: as long, or a night shorter or longer, cheapest first. The wanted one is among them. */
export function offersAround(
  board: RateBoard,
  wanted: Stay,
  { daysAround = 7, most = 12 }: { readonly daysAround?: number; readonly most?: number } = {},
): readonly StayOffer[] {
  const span = { from: addDays(wanted.arrival, -daysAround), to: addDays(wanted.arrival, daysAround) }
  const lengths = [0, -1, 1].map((more) => nightsOf(wanted) + more).filter((nights) => nights > 0)
  const offers = lengths.flatMap((nights) => offersOfLength(board, nights, span)).toSorted(byPrice)
  const isWanted = ({ stay }: StayOffer) =>
    stay.arrival === wanted.arrival && stay.departure === wanted.departure
  const others = offers.filter((offer) => !isWanted(offer))
  return [...offers.filter(isWanted), ...others].slice(0, most).toSorted(byPrice)
}

/** The nearest stays of the same length that can be had, for someone whose dates cannot. */
export function nearestOffers(board: RateBoard, wanted: Stay, most = 3): readonly StayOffer[] {
  const distance = ({ stay }: StayOffer) => Math.abs(daysBetween(wanted.arrival, stay.arrival))
  const span = { from: addDays(wanted.arrival, -60), to: addDays(wanted.arrival, 60) }
  return offersOfLength(board, nightsOf(wanted), span)
    .filter(
      ({ stay }) =>
        stay.arrival !== board.current.stay.arrival || stay.departure !== board.current.stay.departure,
    )
    .toSorted((a, b) => distance(a) - distance(b) || byPrice(a, b))
    .slice(0, most)
}

const byPrice = (a: StayOffer, b: StayOffer) =>
  a.priced.total - b.priced.total || a.stay.arrival.localeCompare(b.stay.arrival)
