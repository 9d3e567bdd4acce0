import type { AgeRange, BrandKey, RoomView } from '@veranda/domain'
import type { property } from '../db/schema/property.ts'

type PropertyRow = typeof property.$inferInsert

/** `price`: what two adults pay for a night of the middle season, in whole units of the currency. */
export type SampleRoomType = readonly [
  code: string,
  name: string,
  view: RoomView,
  beds: string,
  maxOccupancy: number,
  squareMeters: number,
  price: number,
  rooms: number,
]

export type SampleProperty = {
  readonly row: PropertyRow
  readonly seasons: 'caribbean' | 'mediterranean' | 'maldives' | 'city'
  readonly ages: 'group' | 'italy' | 'adults'
  /** Flexible and non-refundable. */
  readonly ratePlanIds: readonly [number, number]
  /** The same two sold in dollars to Mexico. */
  readonly dollarPlanIds?: readonly [number, number]
  readonly roomTypes: readonly SampleRoomType[]
}

const family = (brand: BrandKey) => ({
  brand,
  currency: 'USD' as const,
  checkInAt: '15:00' as const,
  checkOutAt: '12:00' as const,
  adultsOnly: false,
  minimumNights: 3,
  transportationPrice: 14_000,
  transportationNoticeDays: 2,
  taxPerAdultNight: 0,
  paymentFlow: 'payments-palace' as const,
  cancelling: 'any-but-the-main-room-alone' as const,
})

const partner = (brand: BrandKey, currency: 'EUR' | 'GBP') => ({
  ...family(brand),
  currency,
  checkInAt: brand === 'partner-city' ? ('14:00' as const) : ('15:00' as const),
  checkOutAt: '11:00' as const,
  minimumNights: brand === 'partner-city' ? 2 : 3,
  transportationPrice: 9_000,
  paymentFlow: 'payments' as const,
  cancelling: 'all-rooms-together' as const,
})

export const sampleProperties: readonly SampleProperty[] = [
  {
    row: {
      ...family('palace'),
      id: 1,
      code: 'ZPCU',
      name: 'Palace Cancún',
      timeZone: 'America/Cancun',
      street: 'Paseo de las Olas 12',
      city: 'Cancún',
      stateCode: 'ROO',
      zipCode: '77500',
      countryCode: 'MX',
      latitude: 21.11,
      longitude: -86.76,
    },
    seasons: 'caribbean',
    ages: 'group',
    ratePlanIds: [3, 4],
    dollarPlanIds: [190, 191],
    roomTypes: [
      ['GV', 'Superior Garden View', 'garden', '2 double beds', 4, 42, 360, 40],
      ['LV', 'Deluxe Lagoon View', 'lagoon', '1 king bed', 4, 46, 420, 40],
      ['OF', 'Deluxe Oceanfront', 'ocean', '2 queen beds', 5, 50, 520, 30],
      ['FS', 'Family Suite Ocean View', 'ocean', '1 king bed and 2 queen beds', 7, 92, 820, 12],
      ['PS', 'Presidential Suite', 'ocean', '1 king bed', 4, 160, 1600, 3],
    ],
  },
  {
    row: {
      ...family('palace'),
      id: 2,
      code: 'ZPPL',
      name: 'Palace Playacar',
      timeZone: 'America/Cancun',
      street: 'Avenida del Arrecife 8',
      city: 'Playa del Carmen',
      stateCode: 'ROO',
      zipCode: '77710',
      countryCode: 'MX',
      latitude: 20.61,
      longitude: -87.09,
    },
    seasons: 'caribbean',
    ages: 'group',
    ratePlanIds: [19, 56],
    dollarPlanIds: [192, 193],
    roomTypes: [
      ['RS', 'Resort View', 'courtyard', '2 double beds', 4, 40, 340, 30],
      ['CV', 'Concierge Garden View', 'garden', '1 king bed', 4, 44, 400, 30],
      ['OV', 'Concierge Ocean View', 'ocean', '1 king bed', 4, 48, 500, 24],
      ['SW', 'Swim-up Suite', 'lagoon', '1 king bed', 3, 60, 640, 10],
    ],
  },
  {
    row: {
      ...family('moon'),
      id: 3,
      code: 'ZMCU',
      name: 'Moon Cancún',
      timeZone: 'America/Cancun',
      street: 'Carretera de la Luna 340',
      city: 'Cancún',
      stateCode: 'ROO',
      zipCode: '77565',
      countryCode: 'MX',
      latitude: 20.99,
      longitude: -86.83,
    },
    seasons: 'caribbean',
    ages: 'group',
    ratePlanIds: [21, 22],
    roomTypes: [
      ['GV', 'Superior Garden', 'garden', '2 double beds', 5, 44, 320, 60],
      ['LV', 'Deluxe Lagoon', 'lagoon', '1 king bed', 4, 46, 380, 40],
      ['OV', 'Concierge Ocean', 'ocean', '2 queen beds', 5, 52, 480, 40],
      ['FD', 'Family Deluxe', 'courtyard', '4 double beds', 8, 88, 700, 20],
    ],
  },
  {
    row: {
      ...family('moon'),
      id: 4,
      code: 'ZMJM',
      name: 'Moon Jamaica',
      timeZone: 'America/Jamaica',
      street: '7 Breadfruit Drive',
      city: 'Ocho Rios',
      stateCode: 'JM-05',
      zipCode: '00000',
      countryCode: 'JM',
      latitude: 18.42,
      longitude: -77.11,
    },
    seasons: 'caribbean',
    ages: 'group',
    ratePlanIds: [31, 32],
    roomTypes: [
      ['GV', 'Garden View', 'garden', '2 double beds', 4, 38, 300, 40],
      ['OV', 'Ocean View', 'ocean', '1 king bed', 4, 40, 400, 40],
      ['GS', 'Grand Suite Oceanfront', 'ocean', '1 king bed and 1 sofa bed', 5, 80, 680, 10],
    ],
  },
  {
    row: {
      ...family('leblanc'),
      id: 5,
      code: 'ZLLC',
      name: 'Leblanc Los Cabos',
      timeZone: 'America/Mazatlan',
      adultsOnly: true,
      paymentFlow: 'payments-wire',
      street: 'Camino del Faro 1',
      city: 'San José del Cabo',
      stateCode: 'BCS',
      zipCode: '23405',
      countryCode: 'MX',
      latitude: 22.98,
      longitude: -109.77,
    },
    seasons: 'caribbean',
    ages: 'adults',
    ratePlanIds: [41, 42],
    roomTypes: [
      ['RD', 'Royale Deluxe', 'garden', '1 king bed', 3, 58, 620, 30],
      ['RO', 'Royale Oceanfront', 'ocean', '1 king bed', 3, 62, 780, 24],
      ['GV', 'Governor Suite', 'ocean', '1 king bed', 3, 120, 1400, 6],
    ],
  },
  {
    row: {
      ...partner('partner-resorts', 'EUR'),
      id: 6,
      code: 'ZRSA',
      name: 'Baia Verde Sardinia',
      timeZone: 'Europe/Rome',
      street: 'Via dei Ginepri 3',
      city: 'Pula',
      stateCode: 'CA',
      zipCode: '09050',
      countryCode: 'IT',
      latitude: 38.96,
      longitude: 8.98,
      taxPerAdultNight: 200,
    },
    seasons: 'mediterranean',
    ages: 'italy',
    ratePlanIds: [61, 62],
    roomTypes: [
      ['CG', 'Camera Giardino', 'garden', '1 queen bed', 3, 28, 240, 30],
      ['CM', 'Camera Mare', 'ocean', '1 king bed', 3, 32, 320, 30],
      ['FB', 'Family Bungalow', 'garden', '1 king bed and 2 single beds', 5, 54, 420, 20],
      ['SP', 'Suite Panorama', 'ocean', '1 king bed', 4, 70, 640, 6],
    ],
  },
  {
    row: {
      ...family('partner-resorts'),
      id: 7,
      code: 'ZRMV',
      name: 'Coral Atoll Maldives',
      timeZone: 'Indian/Maldives',
      checkOutAt: '11:00',
      transportationPrice: 52_000,
      taxPerAdultNight: 1200,
      street: 'Lagoon Walk 1',
      city: 'South Malé Atoll',
      stateCode: 'MV-26',
      zipCode: '08000',
      countryCode: 'MV',
      latitude: 3.97,
      longitude: 73.49,
    },
    seasons: 'maldives',
    ages: 'italy',
    ratePlanIds: [71, 72],
    roomTypes: [
      ['BB', 'Beach Bungalow', 'garden', '1 king bed', 4, 60, 580, 20],
      ['LV', 'Lagoon Villa', 'lagoon', '1 king bed', 3, 82, 840, 16],
      ['OW', 'Over-water Villa with Pool', 'ocean', '1 king bed', 3, 110, 1240, 8],
    ],
  },
  {
    row: {
      ...partner('partner-city', 'EUR'),
      id: 8,
      code: 'ZCFI',
      name: 'Casa Lungarno Florence',
      timeZone: 'Europe/Rome',
      street: 'Lungarno delle Ginestre 20',
      city: 'Firenze',
      stateCode: 'FI',
      zipCode: '50125',
      countryCode: 'IT',
      latitude: 43.77,
      longitude: 11.25,
      taxPerAdultNight: 700,
    },
    seasons: 'city',
    ages: 'italy',
    ratePlanIds: [81, 82],
    roomTypes: [
      ['CL', 'Classic', 'courtyard', '1 queen bed', 2, 22, 220, 20],
      ['DX', 'Deluxe City View', 'city', '1 king bed', 3, 28, 300, 20],
      ['JS', 'Junior Suite', 'city', '1 king bed and 1 sofa bed', 4, 44, 460, 8],
    ],
  },
  {
    row: {
      ...partner('partner-city', 'GBP'),
      id: 9,
      code: 'ZCLO',
      name: 'Larkspur House London',
      timeZone: 'Europe/London',
      street: '14 Larkspur Row',
      city: 'London',
      stateCode: 'LND',
      zipCode: 'W1A 0ZZ',
      countryCode: 'GB',
      latitude: 51.51,
      longitude: -0.14,
    },
    seasons: 'city',
    ages: 'group',
    ratePlanIds: [91, 92],
    roomTypes: [
      ['CL', 'Classic', 'courtyard', '1 queen bed', 2, 20, 240, 24],
      ['SU', 'Superior City View', 'city', '1 king bed', 3, 26, 320, 20],
      ['GS', 'Garden Suite', 'garden', '1 king bed and 1 sofa bed', 4, 48, 560, 6],
    ],
  },
]

type Ages = readonly AgeRange[]
const range = (category: AgeRange['category'], youngest: number, oldest: number, en: string, es: string) => ({
  category,
  youngest,
  oldest,
  text: { en, es },
})

export const sampleAges: Record<SampleProperty['ages'], Ages> = {
  group: [
    range('infant', 0, 3, 'Infants', 'Bebés'),
    range('kid', 4, 12, 'Kids', 'Niños'),
    range('teen', 13, 17, 'Teens', 'Adolescentes'),
    range('adult', 18, 120, 'Adults', 'Adultos'),
  ],
  italy: [
    range('infant', 0, 2, 'Infants', 'Bebés'),
    range('kid', 3, 11, 'Kids', 'Niños'),
    range('adult', 12, 120, 'Adults', 'Adultos'),
  ],
  adults: [range('adult', 18, 120, 'Adults', 'Adultos')],
}
