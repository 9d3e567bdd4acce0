import { type Story, two } from './story.ts'

export const leblancStories: readonly Story[] = [
  {
    code: 'ZLLC-109E6A-CA',
    property: 'ZLLC',
    title: 'Mr',
    firstName: 'Sebastián',
    lastName: 'Larraín',
    country: 'CL',
    arrives: 33,
    nights: 5,
    rooms: [{ type: 'GV', extras: ['spa', 'dinner', 'flowers'] }],
    paid: 'all',
    shows: 'Adults only, every extra',
  },
  {
    code: 'ZLLC-210F7B-D',
    property: 'ZLLC',
    title: 'Mrs',
    firstName: 'Charlotte',
    lastName: 'Ashdown',
    country: 'US',
    arrives: 100,
    nights: 6,
    rooms: [two('RO'), two('RD')],
    paid: 'nothing',
    owedUntil: 'before-arrival',
    promotion: 'amount',
    shows: 'Nothing paid yet, an amount off',
  },
]
