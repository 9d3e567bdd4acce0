import { addDays, daysBetween, isSameStay, nightsOf, type PlainDate, type Stay } from '../dates/index.ts'
import { averageOf, type CurrencyCode, type Money, money } from '../money/index.ts'
import { type PricedStay, priceStay, restrictionTo } from './price-stay.ts'
import type { RateCalendar } from './rate-calendar.ts'

/** An available stay and its price; `difference` is the new total minus the current one. */
export type StayOffer = { readonly stay: Stay; readonly priced: PricedStay; readonly difference: number }

/** The offer for a stay; `undefined` if a restriction applies. */
export function offerFor(calendar: RateCalendar, stay: Stay): StayOffer | undefined {
  const priced = priceStay(calendar, stay)
  return priced.ok
    ? { stay, priced: priced.value, difference: priced.value.total - calendar.current.total }
    : undefined
}

/** All available stays of a length that start in a span of days, both ends included, earliest first. */
export function offersOfLength(
  calendar: RateCalendar,
  nights: number,
  { from, to }: { readonly from: PlainDate; readonly to: PlainDate },
): readonly StayOffer[] {
  const days = Math.max(0, daysBetween(from, to) + 1)
  return Array.from({ length: days }, (_, day) => {
    const arrival = addDays(from, day)
    return offerFor(calendar, { arrival, departure: addDays(arrival, nights) })
  }).filter((offer) => offer !== undefined)
}

/** The cheapest of some offers; of equals, the earliest. */
export const cheapest = (offers: readonly StayOffer[]): StayOffer | undefined => offers.toSorted(byPrice)[0]

/**
 * The average price per night of an offer, in the calendar's currency, and whether every night costs exactly
 * that.
 */
export function pricePerNight(
  { stay, priced }: StayOffer,
  currency: CurrencyCode,
): { readonly amount: Money; readonly isEveryNight: boolean } {
  const nights = nightsOf(stay)
  return {
    amount: averageOf(money(priced.total, currency), nights),
    isEveryNight: priced.rooms.every((room) =>
      room.nights.every(({ price }) => price * nights === room.total),
    ),
  }
}

/** Alternatives to a wanted stay. */
export type OffersAround = {
  /** The wanted one, if it is available; then those of the same length by price. */
  readonly asLong: readonly StayOffer[]
  /** A night shorter or longer, by price per night: by total the shorter ones would always come first. */
  readonly otherLengths: readonly StayOffer[]
}

/**
 * Stays that start near a wanted one. Other lengths fill the places left by those of the same length, and get
 * at least a third.
 */
export function offersAround(
  calendar: RateCalendar,
  wanted: Stay,
  { daysAround = 7, most = 12 }: { readonly daysAround?: number; readonly most?: number } = {},
): OffersAround {
  const span = { from: addDays(wanted.arrival, -daysAround), to: addDays(wanted.arrival, daysAround) }
  const nights = nightsOf(wanted)
  const others = [nights - 1, nights + 1]
    .filter((length) => length > 0)
    .flatMap((length) => offersOfLength(calendar, length, span))
    .toSorted(byNight)
  const asLong = offersOfLength(calendar, nights, span)
  const isWanted = ({ stay }: StayOffer) => stay.arrival === wanted.arrival
  const ordered = [
    ...asLong.filter(isWanted),
    ...asLong.filter((offer) => !isWanted(offer)).toSorted(byPrice),
  ]
  const retained = ordered.slice(0, most - Math.min(Math.floor(most / 3), others.length))
  return { asLong: retained, otherLengths: others.slice(0, most - retained.length) }
}

/** What a guest who asked for other dates may choose from, the booked stay left out. */
export type Alternatives = OffersAround & {
  /** As long as the booked stay; only where the length that was asked for is not available. */
  readonly asBooked: readonly StayOffer[]
}

/**
 * The offers around a wanted stay. Where it is too short or too long, those of the shortest or the longest length there may
 * be take its place, cheapest first, with those as long as the booked stay beside them.
 */
export function alternativesTo(calendar: RateCalendar, wanted: Stay): Alternatives {
  const { stay: booked } = calendar.current
  const others = (offers: readonly StayOffer[]) => offers.filter(({ stay }) => !isSameStay(stay, booked))
  const nearest = nearestLength(calendar, wanted)
  if (nearest === undefined) {
    const { asLong, otherLengths } = offersAround(calendar, wanted)
    return { asLong: others(asLong), asBooked: [], otherLengths: others(otherLengths) }
  }
  const ofLength = (nights: number) => {
    const stay = { arrival: wanted.arrival, departure: addDays(wanted.arrival, nights) }
    // None of them was asked for: the lowest price leads.
    return others(offersAround(calendar, stay).asLong).toSorted(byPrice)
  }
  return {
    asLong: ofLength(nearest),
    asBooked: nearest === nightsOf(booked) ? [] : ofLength(nightsOf(booked)),
    otherLengths: [],
  }
}

/** The length nearest to the wanted one, if only its length is in the way. */
function nearestLength(calendar: RateCalendar, wanted: Stay): number | undefined {
  const restriction = restrictionTo(calendar, wanted)
  if (restriction?.kind === 'too-short') return restriction.minimumNights
  return restriction?.kind === 'too-long' ? restriction.maximumNights : undefined
}

/** The nearest available stays of the same length, for a guest whose dates are unavailable. */
export function nearestOffers(calendar: RateCalendar, wanted: Stay, most = 3): readonly StayOffer[] {
  const distance = ({ stay }: StayOffer) => Math.abs(daysBetween(wanted.arrival, stay.arrival))
  const span = { from: addDays(wanted.arrival, -60), to: addDays(wanted.arrival, 60) }
  return offersOfLength(calendar, nightsOf(wanted), span)
    .filter(({ stay }) => !isSameStay(stay, calendar.current.stay))
    .toSorted((a, b) => distance(a) - distance(b) || byPrice(a, b))
    .slice(0, most)
}

const byPrice = (a: StayOffer, b: StayOffer) =>
  a.priced.total - b.priced.total || a.stay.arrival.localeCompare(b.stay.arrival)

// Multiplied crosswise, because division would round.
const byNight = (a: StayOffer, b: StayOffer) =>
  a.priced.total * nightsOf(b.stay) - b.priced.total * nightsOf(a.stay) ||
  a.stay.arrival.localeCompare(b.stay.arrival)
