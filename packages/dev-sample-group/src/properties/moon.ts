import { family, type SampleProperty } from './property.ts'

export const moonProperties: readonly SampleProperty[] = [
  {
    row: {
      ...family('moon'),
      id: 3,
      code: 'ZMCU',
      name: 'Moon Cancún',
      timeZone: 'America/Cancun',
      street: 'Carretera de la Luna 340',
      city: 'Cancún',
      stateCode: 'Q.R.',
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
      stateCode: 'St. Ann',
      zipCode: '',
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
]
