import { partner, type SampleProperty } from './property.ts'

const city = (currency: 'EUR' | 'GBP') => ({
  ...partner('partner-city', currency),
  checkInAt: '14:00' as const,
  minimumNights: 2,
  maximumNights: 30,
})

export const cityProperties: readonly SampleProperty[] = [
  {
    row: {
      ...city('EUR'),
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
      ...city('GBP'),
      id: 9,
      code: 'ZCLO',
      name: 'Larkspur House London',
      timeZone: 'Europe/London',
      street: '14 Larkspur Row',
      city: 'London',
      stateCode: '',
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
