import { addDays, money } from '@veranda/domain'
import { eq } from 'drizzle-orm'
import { inDepth } from '@veranda/test-depth'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { promotion, roomType } from '../schema/catalogue.ts'
import { reservation as reservationTable } from '../schema/reservation.ts'
import { onEveryDatabaseInFull } from '../testing/on-every-database.ts'
import {
  anUpgradingProperty,
  categories,
  offersFor,
  opening,
  quoteFor,
  stay,
  typeIdOf,
  type UpgradingProperty,
} from './testing/an-upgrading-property.ts'

const usd = (amount: number) => money(amount, 'USD')

onEveryDatabaseInFull((open) => {
  let at: UpgradingProperty
  beforeAll(async () => {
    at = await anUpgradingProperty(await open())
  })
  afterAll(() => at.store.close())
  beforeEach(() => at.asItOpened())

  describe('the superior categories of a room', () => {
    test('are those above its own, highest first, with the price per night, the total and the difference', async () => {
      const { client, own } = await at.guestOf([{ category: 1, pricePerNight: 28_000 }])
      const offers = await offersFor(client, own[0]?.roomId)
      expect(offers.map(({ category }) => category.rank)).toEqual([3, 2])
      expect(offers[1]?.availability).toEqual({
        kind: 'available',
        ratePlanId: at.hotel.ratePlanId,
        nights: [40_000, 41_000, 40_000].map((price, night) => ({
          date: addDays(stay.arrival, night),
          price: usd(price),
        })),
        total: usd(121_000),
        saving: usd(0),
        difference: usd(121_000 - 84_000),
        left: 90,
      })
    })

    test('are none for a room of the highest category', async () => {
      await at.rank([3, 2, 1, 0])
      const { client, own } = await at.guestOf()
      expect(await offersFor(client, own[0]?.roomId)).toEqual([])
    })

    test('cost what a quote says, for any occupancy and in each of several rooms', async () => {
      const family = { adults: 3, teens: 1, kids: 1, infants: 1 }
      const { client, own } = await at.guestOf([
        { category: 0, pricePerNight: 20_000, paid: 60_000 },
        { category: 1, pricePerNight: 31_000, occupancy: family },
      ])
      for (const [index, { roomId }] of own.entries()) {
        const [best] = await offersFor(client, roomId)
        const quote = await quoteFor(client, index + 1, typeIdOf(3))
        if (!quote.ok || best?.availability.kind !== 'available')
          throw new Error(JSON.stringify([quote, best]))
        expect(best.availability.difference).toEqual(quote.value.change.difference)
        const changed = quote.value.change.rooms[index]
        expect(best.availability.total).toEqual(changed?.after)
        expect(best.availability.nights.map(({ price }) => price)).toEqual(
          changed?.nights.map(({ after }) => after),
        )
      }
    })

    test('always rank higher, in the list and in the quote, whatever ranks a property uses', async () => {
      const { client, own } = await at.guestOf()
      const ranks = fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 4, maxLength: 4 })
      await fc.assert(
        fc.asyncProperty(ranks, async (given) => {
          await at.rank(given)
          const offers = await offersFor(client, own[0]?.roomId)
          const today = given[0] ?? 0
          expect(offers.map(({ category }) => category.rank)).toEqual(
            given.filter((one) => one > today).toSorted((a, b) => b - a),
          )
          for (const category of categories) {
            const quote = await quoteFor(client, 1, typeIdOf(category))
            const isOffered = offers.some((offer) => offer.category.roomTypeId === typeIdOf(category))
            if (quote.ok) expect(isOffered).toBe(true)
            else {
              expect(isOffered).toBe(false)
              expect(quote.refusal).toMatchObject({
                refusal: 'change-not-possible',
                attached: { kind: category === 0 ? 'same-category' : 'not-superior' },
              })
            }
          }
        }),
        { numRuns: inDepth({ landing: 8, full: 100 }) },
      )
    })

    test('say on which nights they are sold out', async () => {
      const { client, own } = await at.guestOf()
      await at.leaves(2, addDays(stay.arrival, 0), 0)
      await at.leaves(2, addDays(stay.arrival, 2), 0)
      await at.leaves(3, addDays(stay.arrival, 1), 1)
      const offers = await offersFor(client, own[0]?.roomId)
      expect(offers.map(({ availability }) => availability)).toMatchObject([
        { kind: 'available', left: 1 },
        {
          kind: 'unavailable',
          restrictions: [{ kind: 'sold-out', nights: [stay.arrival, addDays(stay.arrival, 2)] }],
        },
        { kind: 'available' },
      ])
    })

    test('are unavailable for more guests than they sleep', async () => {
      await at.store.db
        .update(roomType)
        .set({ maxOccupancy: 2 })
        .where(eq(roomType.id, typeIdOf(3)))
      const occupancy = { adults: 2, teens: 0, kids: 1, infants: 0 }
      const { client, own } = await at.guestOf([{ category: 0, pricePerNight: 20_000, occupancy }])
      const [best] = await offersFor(client, own[0]?.roomId)
      expect(best?.availability).toEqual({ kind: 'unavailable', restrictions: [{ kind: 'too-small' }] })
    })

    test('include the reservation’s promotion', async () => {
      const { client, own, guest } = await at.guestOf()
      const terms = { stayFrom: opening, stayUntil: addDays(opening, 9), minimumNights: 1 } as const
      const books = { bookFrom: '2026-12-01', bookUntil: '2027-12-31' } as const
      const caller = { ratePlanIds: [], marketCodes: [] }
      const off = { code: 'TENOFF', brand: 'palace', kind: 'percent', percent: 10 } as const
      await at.store.db.insert(promotion).values({ ...off, ...terms, ...books, ...caller })
      await at.store.db
        .update(reservationTable)
        .set({ promotion: { kind: 'percent', code: 'TENOFF', percent: 10 } })
        .where(eq(reservationTable.code, guest.reservationCode))
      const [best] = await offersFor(client, own[0]?.roomId)
      expect(best?.availability).toMatchObject({ total: usd(135_900), saving: usd(15_100) })
    })
  })
})
