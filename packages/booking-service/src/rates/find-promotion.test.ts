import type { Reservation } from '@veranda/domain'
import { aReservation, aRoom } from '@veranda/domain/fixtures'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aTestProperty } from '../changes/testing/a-test-property.ts'
import { promotion } from '../schema/catalogue.ts'
import { country } from '../schema/property.ts'
import { region } from '../schema/staff-catalogue.ts'
import type { Store } from '../platform/db/store.ts'
import { onEveryDatabaseInFull } from '../testing/on-every-database.ts'
import { refuseInAnyWord } from '../platform/refusal.ts'
import { findPromotion } from './find-promotion.ts'

const mexico = { code: 'MEX', name: 'Mexico', countryCode: 'MX' }
const usa = { code: 'USA', name: 'United States', countryCode: 'US' }

/** A reservation of one room, under the rate plan that its market sees. */
function underPlan(ratePlanId: number, market: Reservation['market']): Reservation {
  const room = aRoom()
  return aReservation({ market, rooms: [{ ...room, ratePlan: { ...room.ratePlan, ratePlanId } }] })
}

onEveryDatabaseInFull((open) => {
  let store: Store
  beforeAll(async () => {
    store = await open()
    await aTestProperty(store.db)
    await store.db.insert(promotion).values({
      code: 'ONPLAN3',
      brand: aReservation().brand,
      kind: 'percent',
      percent: 10,
      amount: null,
      currency: null,
      bookFrom: '2026-01-01',
      bookUntil: '2028-12-31',
      stayFrom: '2027-01-01',
      stayUntil: '2028-12-31',
      minimumNights: 1,
      ratePlanIds: [3],
      marketCodes: [],
    })
    await store.db
      .insert(region)
      .values({ code: 'latin', name: 'Latin America', allowTags: ['latin-america'], denyTags: [] })
    await store.db
      .insert(country)
      .values({ code: 'MX', alpha3: 'MEX', diallingCode: '52', tags: ['latin-america'] })
  })
  afterAll(() => store.close())

  describe('a promotion for rate plan 3', () => {
    test.each([
      ['suits a Mexican room, whose plan 3 is shown as 190', 190, mexico],
      ['suits any other market’s room under plan 3', 3, usa],
    ] as const)('%s', async (_, planId, market) => {
      const found = await findPromotion(
        { refuse: refuseInAnyWord },
        store.db,
        underPlan(planId, market),
        'onplan3',
      )
      // Entered after booking: the property lowers nights that are new.
      expect(found?.promotion).toEqual({
        kind: 'percent',
        code: 'ONPLAN3',
        percent: 10,
        appliesTo: 'new-nights',
      })
      // The result has the promotion's own plan ids, whatever the market.
      expect(found?.ratePlanIds).toEqual([3])
    })

    test.each([
      ['a Mexican room under another plan', 191, mexico],
      ['another market’s room under plan 190', 190, usa],
    ] as const)('is not valid for %s', async (_, planId, market) => {
      await expect(
        findPromotion({ refuse: refuseInAnyWord }, store.db, underPlan(planId, market), 'ONPLAN3'),
      ).rejects.toThrow('promotion-not-valid')
    })
  })

  test('a promotion for a region is valid where the region includes the country of sale, while it is active', async () => {
    await store.db.update(promotion).set({ ratePlanIds: [], regionCode: 'latin' })
    const found = (market: Reservation['market']) =>
      findPromotion({ refuse: refuseInAnyWord }, store.db, underPlan(5, market), 'ONPLAN3')
    expect((await found(mexico))?.promotion.code).toBe('ONPLAN3')
    await expect(found(usa)).rejects.toThrow('promotion-not-valid')
    await store.db.update(region).set({ isActive: false })
    await expect(found(mexico)).rejects.toThrow('promotion-not-valid')
  })
})
