import { family, type SampleProperty } from './property.ts'

export const leblancProperties: readonly SampleProperty[] = [
  {
    row: {
      ...family('leblanc'),
      id: 5,
      code: 'ZLLC',
      name: 'Le Blanc Los Cabos',
      timeZone: 'America/Mazatlan',
      adultsOnly: true,
      emailChange: 'confirmed',
      street: 'Camino del Faro 1',
      city: 'San José del Cabo',
      stateCode: 'B.C.S.',
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
]
