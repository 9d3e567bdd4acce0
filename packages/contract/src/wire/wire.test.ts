import { type AgeRange, ageCategories, currencyCodes, money, roomViews } from '@veranda/domain'
import fc from 'fast-check'
import { parse, safeParse } from 'valibot'
import { describe, expect, test } from 'vitest'
import { type AnyEndpoint, endpoints } from '../index.ts'
import { wireAgeRanges } from './age-ranges.ts'
import { wireCountry } from './country.ts'
import { wireGuest } from './guest.ts'
import { wireRoomCategory } from './room-category.ts'
import { wireRoomGuests } from './room-guests.ts'
import { text } from './text.ts'
import { encode } from './encode.ts'

const sent = (wire: unknown): unknown => JSON.parse(JSON.stringify(wire))
const optional = <Key extends string, T>(key: Key, value: fc.Arbitrary<T>) =>
  fc.option(
    value.map((one) => ({ [key]: one }) as Record<Key, T>),
    { nil: {} as Partial<Record<Key, T>> },
  )

const guest = fc
  .tuple(
    fc.record({
      guestId: fc.nat(),
      isMainGuest: fc.boolean(),
      category: fc.constantFrom(...ageCategories),
      firstName: fc.string(),
      lastName: fc.string(),
    }),
    optional('title', fc.constantFrom('Mr', 'Mrs')),
    optional('email', fc.string()),
    optional('phone', fc.string()),
    optional('birthDate', fc.constant('1990-02-28' as const)),
    optional('age', fc.nat(17)),
  )
  .map(([must, ...may]) => Object.assign({}, must, ...may))

const category = fc
  .tuple(
    fc.record({
      roomTypeId: fc.nat(),
      code: fc.string(),
      name: fc.string(),
      rank: fc.nat(),
      beds: fc.string(),
      maxOccupancy: fc.nat(9),
      squareMeters: fc.nat(500),
      view: fc.constantFrom(...roomViews),
      amenities: fc.array(fc.string()),
    }),
    optional('photoUrl', fc.webUrl()),
  )
  .map(([must, may]) => Object.assign({}, must, may))

const roomGuests = fc.record({
  roomConfirmation: fc.string(),
  roomId: fc.nat(),
  nights: fc.nat(60),
  maxOccupancy: fc.nat(9),
  extraGuestPrice: fc
    .tuple(fc.nat(100_000_000), fc.constantFrom(...currencyCodes))
    .map(([amount, currency]) => money(amount, currency)),
  mainGuest: fc
    .tuple(fc.record({ name: fc.string() }), optional('email', fc.string()), optional('phone', fc.string()))
    .map((parts) => Object.assign({}, ...parts)),
  companions: fc.array(
    fc
      .tuple(fc.record({ category: fc.constantFrom(...ageCategories) }), optional('age', fc.nat(17)))
      .map(([must, may]) => Object.assign({}, must, may)),
  ),
})

describe('encoding and decoding are inverse', () => {
  test('a guest', () => {
    fc.assert(
      fc.property(guest, (it) => {
        expect(wireGuest.decode(parse(wireGuest, sent(encode(wireGuest, it))))).toEqual(it)
      }),
    )
  })
  test('a room category', () => {
    fc.assert(
      fc.property(category, (it) => {
        expect(wireRoomCategory.decode(parse(wireRoomCategory, sent(encode(wireRoomCategory, it))))).toEqual(
          it,
        )
      }),
    )
  })
  test('the guests of a room, in every currency', () => {
    fc.assert(
      fc.property(roomGuests, (it) => {
        expect(
          wireRoomGuests.decode(
            parse(wireRoomGuests, sent(encode(wireRoomGuests, it, it.extraGuestPrice.currency))),
          ),
        ).toEqual(it)
      }),
    )
  })
  test('age ranges, with any of the categories', () => {
    const ranges: readonly AgeRange[] = [
      { category: 'adult', youngest: 18, oldest: 120, text: { en: 'Adults', es: 'Adultos' } },
      { category: 'kid', youngest: 3, oldest: 11, text: { en: 'Children', es: 'Niños' } },
    ]
    expect(wireAgeRanges.decode(parse(wireAgeRanges, sent(encode(wireAgeRanges, ranges))))).toEqual(ranges)
  })
  test('a country', () => {
    const country = { countryCode: 'MX', name: 'México', diallingCode: '52' }
    expect(wireCountry.decode(parse(wireCountry, sent(encode(wireCountry, country))))).toEqual(country)
  })
})

describe('requests', () => {
  test.each(Object.entries<AnyEndpoint>(endpoints))(
    '%s refuses an unknown field',
    (_, { params, query, body }) => {
      for (const part of [params, query, body]) {
        if (!part) continue
        const keys = safeParse(part, { unheardOf: 1 }).issues?.map((issue) => issue.path?.[0]?.key)
        expect(keys).toContain('unheardOf')
      }
    },
  )

  test('a text has a maximum length and no control characters', () => {
    expect(safeParse(text(60), 'Núñez 李 👋').success).toBe(true)
    expect(safeParse(text(3), 'abcd').success).toBe(false)
    expect(safeParse(text(60), 'a\u0000b').success).toBe(false)
    expect(safeParse(text(60), '').success).toBe(false)
  })
})
