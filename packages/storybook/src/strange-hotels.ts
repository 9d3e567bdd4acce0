import type { Property, Reservation } from '@veranda/domain'
import { theHotels } from '@veranda/domain/fixtures'

const hotels = Object.values(theHotels)
/** What no story may word otherwise for a hotel it shows. */
const own = ['name', 'timeZone', 'address', 'adultsOnly', 'ageRanges'] as const

/**
 * The hotels that a story shows otherwise than they are: a stay in yen at a hotel that charges dollars, a second address, a
 * teen where only adults are welcome. A hotel whose ages are not known is one of the states.
 */
export function strangeHotels(args: object): readonly string[] {
  const found = new Set<string>()
  const seen = new WeakSet<object>()
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null || seen.has(value)) return
    seen.add(value)
    if (isProperty(value)) for (const fault of faultsOf(value)) found.add(fault)
    if (isReservation(value)) for (const fault of faultsOfStay(value)) found.add(fault)
    for (const each of value instanceof Map ? value.values() : Object.values(value)) look(each)
  }
  look(args)
  return [...found]
}

const isProperty = (value: object): value is Property =>
  'propertyId' in value && 'timeZone' in value && 'ageRanges' in value
const isReservation = (value: object): value is Reservation =>
  'reservationCode' in value && 'property' in value && 'currency' in value && 'rooms' in value

function faultsOf(shown: Property): readonly string[] {
  const hotel = hotels.find(({ property }) => property.code === shown.code)
  if (!hotel) return [`${shown.name} is none of the hotels`]
  return own
    .filter((part) => !(part === 'ageRanges' && shown.ageRanges.length === 0))
    .filter((part) => JSON.stringify(shown[part]) !== JSON.stringify(hotel.property[part]))
    .map((part) => `${shown.name} (${shown.code}) has another ${part} than the hotel`)
}

function faultsOfStay({ reservationCode, property, currency, rooms }: Reservation): readonly string[] {
  const hotel = hotels.find(({ property: { code } }) => code === property.code)
  const isWelcome = (category: string) =>
    property.ageRanges.length === 0 || property.ageRanges.some((range) => range.category === category)
  return [
    ...(hotel && hotel.currency !== currency
      ? [`${reservationCode} is charged in ${currency}, not ${hotel.currency}`]
      : []),
    ...(reservationCode.startsWith(property.code) ? [] : [`${reservationCode} is at ${property.code}`]),
    ...rooms
      .flatMap(({ guests }) => guests)
      .filter(({ category }) => !isWelcome(category))
      .map(({ category }) => `${reservationCode} brings a guest who is ${category} to ${property.name}`),
  ]
}
