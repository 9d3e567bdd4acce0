import { encode } from './encode.ts'
import { money, type RoomOffer } from '@veranda/domain'
import { aRoomCategory } from '@veranda/domain/fixtures'
import { parse } from 'valibot'
import { expect, test } from 'vitest'
import { wireRoomOffer } from './room-offer.ts'

const suite = aRoomCategory({ roomTypeId: 905, name: 'Suite', rank: 5 })
const night = { date: '2027-03-14', price: money(47_250, 'USD') } as const
const price = {
  ratePlanId: 190,
  nights: [night],
  total: money(47_250, 'USD'),
  saving: money(1250, 'USD'),
  difference: money(6000, 'USD'),
  left: 2,
}
const offers: readonly RoomOffer[] = [
  {
    category: suite,
    availability: { kind: 'available', ...price },
  },
  {
    category: suite,
    availability: {
      kind: 'unavailable',
      restrictions: [{ kind: 'sold-out', nights: ['2027-03-14'] }],
      price: { ...price, left: 0 },
    },
  },
  {
    category: { ...suite, photoUrl: '/suite.webp' },
    availability: {
      kind: 'unavailable',
      restrictions: [
        { kind: 'too-small' },
        { kind: 'sold-out', nights: ['2027-03-14'] },
        { kind: 'not-on-sale', nights: ['2027-03-15'] },
        { kind: 'restricted', restriction: 'closed' },
      ],
    },
  },
]

test.each(offers)('an offer that is $availability.kind is received as it was sent', (offer) => {
  expect(wireRoomOffer.decode(parse(wireRoomOffer, structuredClone(encode(wireRoomOffer, offer))))).toEqual(
    offer,
  )
})

test('an upgrade uses the booking API’s own names', () => {
  const [available] = offers
  expect(available && encode(wireRoomOffer, available)).toMatchObject({
    idDefRoomType: 905,
    estado: 5,
    price: {
      idop_rate_plan: 190,
      price_per_day: [{ date: '2027-03-14', price: 472.5 }],
      total: 472.5,
      totalRoomUpgrade: 60,
    },
  })
})
