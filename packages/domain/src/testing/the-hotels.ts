import type { CurrencyCode } from '../money/index.ts'
import type { AgeRange } from '../property/index.ts'
import type { Property } from '../reservation/index.ts'

const range = (category: AgeRange['category'], youngest: number, oldest: number, en: string, es: string) => ({
  category,
  youngest,
  oldest,
  text: { en, es },
})

/** The ages of most properties. */
export const theAgeRanges: readonly AgeRange[] = [
  range('infant', 0, 3, 'Infants', 'Bebés'),
  range('kid', 4, 12, 'Children', 'Menores'),
  range('teen', 13, 17, 'Teens', 'Adolescentes'),
  range('adult', 18, 120, 'Adults', 'Adultos'),
]
const italianAges: readonly AgeRange[] = [
  range('infant', 0, 2, 'Infants', 'Bebés'),
  range('kid', 3, 11, 'Children', 'Menores'),
  range('adult', 12, 120, 'Adults', 'Adultos'),
]

const marina: Property = {
  propertyId: 1,
  code: 'ZPCU',
  name: 'Marina Cancún',
  timeZone: 'America/Cancun',
  checkInAt: '15:00',
  checkOutAt: '12:00',
  adultsOnly: false,
  cancellationVariant: 'any-but-the-main-room-alone',
  sellsAddOns: true,
  ageRanges: theAgeRanges.toReversed(),
  stayLimits: { minimumNights: 1, bookableDays: 400 },
  documentMegabytes: 10,
  address: {
    street: 'Paseo de las Olas 12',
    city: 'Cancún',
    stateCode: 'Q.R.',
    zipCode: '77500',
    countryCode: 'MX',
    latitude: 21.11,
    longitude: -86.76,
  },
}

/** A hotel and what it charges in: a reservation at it is made of both. */
export type FixtureHotel = { readonly property: Property; readonly currency: CurrencyCode }

type Place = 'cancun' | 'losCabos' | 'sardinia' | 'maldives' | 'yokohama' | 'golondrinas'

/**
 * The hotels that fixtures, stories and sample letters are about: each is shown with its own name, address, clock, ages and
 * currency. Under their codes stand the hotels of the sample group, at the same address.
 */
export const theHotels: Readonly<Record<Place, FixtureHotel>> = {
  cancun: { property: marina, currency: 'USD' },
  losCabos: {
    property: {
      ...marina,
      propertyId: 5,
      code: 'ZLLC',
      name: 'Faro Los Cabos',
      timeZone: 'America/Mazatlan',
      adultsOnly: true,
      ageRanges: theAgeRanges.filter(({ category }) => category === 'adult'),
      address: {
        street: 'Camino del Faro 1',
        city: 'San José del Cabo',
        stateCode: 'B.C.S.',
        zipCode: '23405',
        countryCode: 'MX',
        latitude: 22.98,
        longitude: -109.77,
      },
    },
    currency: 'USD',
  },
  sardinia: {
    property: {
      ...marina,
      propertyId: 6,
      code: 'ZRSA',
      name: 'Baia Verde Sardinia',
      timeZone: 'Europe/Rome',
      checkOutAt: '11:00',
      cancellationVariant: 'all-rooms-together',
      sellsAddOns: false,
      ageRanges: italianAges.toReversed(),
      address: {
        street: 'Via dei Ginepri 3',
        city: 'Pula',
        stateCode: 'CA',
        zipCode: '09050',
        countryCode: 'IT',
        latitude: 38.96,
        longitude: 8.98,
      },
    },
    currency: 'EUR',
  },
  maldives: {
    property: {
      ...marina,
      propertyId: 7,
      code: 'ZRMV',
      name: 'Coral Atoll Maldives',
      timeZone: 'Indian/Maldives',
      checkOutAt: '11:00',
      ageRanges: italianAges.toReversed(),
      address: {
        street: 'Lagoon Walk 1',
        city: 'South Malé Atoll',
        stateCode: '',
        zipCode: '',
        countryCode: 'MV',
        latitude: 3.97,
        longitude: 73.49,
      },
    },
    currency: 'USD',
  },
  /** Charges in yen, which no hotel of the sample group does. */
  yokohama: {
    property: {
      ...marina,
      propertyId: 10,
      code: 'ZYYH',
      name: 'Marina Yokohama',
      timeZone: 'Asia/Tokyo',
      checkOutAt: '11:00',
      address: {
        street: '1-8 Shiosai-dori',
        city: 'Yokohama',
        stateCode: '',
        zipCode: '220-0000',
        countryCode: 'JP',
        latitude: 35.46,
        longitude: 139.64,
      },
    },
    currency: 'JPY',
  },
  /** The longest name a page must hold; it stands in no sample group either. */
  golondrinas: {
    property: {
      ...marina,
      propertyId: 11,
      code: 'ZYGL',
      name: 'The Grand Marina Residences and Spa at Playa de las Golondrinas del Caribe Mexicano',
      address: {
        ...marina.address,
        street: 'Carretera Federal Cancún–Puerto Morelos kilómetro 328, Manzana 1',
        zipCode: '77580',
      },
    },
    currency: 'USD',
  },
}
