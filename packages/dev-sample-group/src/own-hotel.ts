import { createHash } from 'node:crypto'
import type { ServedBrand } from '@veranda/domain'
import { family, type SampleProperty } from './properties/property.ts'
import { type Story, two } from './stories/story.ts'

/** The hotel of a brand outside the sample group, so that a trial of the brand has guests to sign in as. */
export function ownHotelOf({ id: brand, displayName, sampleHotel = {} }: ServedBrand): SampleProperty {
  const number = numberOf(brand)
  const { name = `${displayName} Harbor`, cancellationVariant, ageRanges, stayLimits, ...own } = sampleHotel
  return {
    row: {
      ...family(brand),
      id: number,
      societyId: 2,
      code: codeOf(number),
      name,
      timeZone: 'America/New_York',
      street: '1 Lighthouse Road',
      city: 'Newport',
      stateCode: 'RI',
      zipCode: '02840',
      countryCode: 'US',
      latitude: 41.48,
      longitude: -71.31,
      ...(cancellationVariant ? { cancelling: cancellationVariant } : {}),
      ...stayLimits,
      ...own,
    },
    seasons: 'caribbean',
    ages: ageRanges ?? 'group',
    ratePlanIds: [number * 10 + 1, number * 10 + 2],
    roomTypes: [
      ['GV', 'Garden View', 'garden', '2 double beds', 4, 38, 260, 40],
      ['OV', 'Ocean View', 'ocean', '1 king bed', 4, 40, 340, 40],
      ['GS', 'Grand Suite Oceanfront', 'ocean', '1 king bed and 1 sofa bed', 5, 80, 620, 10],
    ],
  }
}

/** Its guests: one room, two rooms, and a family that can change nothing. */
export function ownStoriesOf({ row: { code: property, sellsAddOns } }: SampleProperty): readonly Story[] {
  return [
    {
      code: `${property}-101A2B-AB`,
      property,
      title: 'Mrs',
      firstName: 'Clara',
      lastName: 'Winslow',
      country: 'US',
      arrives: 40,
      nights: 5,
      rooms: [{ type: 'OV', ...(sellsAddOns ? { addOns: ['spa'] } : {}) }],
      paid: 'all',
      shows: 'A flexible stay in one room, paid',
    },
    {
      code: `${property}-202B3C-CD`,
      property,
      title: 'Mr',
      firstName: 'Jonas',
      lastName: 'Albrecht',
      country: 'DE',
      arrives: 60,
      nights: 4,
      rooms: [two('GS'), two('GV')],
      paid: 'half',
      outstandingUntil: 'before-arrival',
      shows: 'Two rooms, half paid',
    },
    {
      code: `${property}-303C4D-E`,
      property,
      title: 'Mrs',
      firstName: 'Naomi',
      lastName: 'Castellano',
      country: 'US',
      arrives: 25,
      nights: 6,
      rooms: [{ type: 'GV', childAges: [5, 9], kind: 'non-refundable' }],
      paid: 'all',
      shows: 'A family, non-refundable',
    },
  ]
}

const first = 1_000
const numbers = 8_000

/** From the brand's id alone, so that it stays whatever other brands are handed in. */
const numberOf = (brand: string): number =>
  first + (createHash('sha256').update(brand).digest().readUInt32BE() % numbers)

/** `Y` and three letters, which no hotel of the group has. */
const codeOf = (number: number): string =>
  `Y${[676, 26, 1].map((place) => String.fromCharCode(65 + (Math.floor(number / place) % 26))).join('')}`
