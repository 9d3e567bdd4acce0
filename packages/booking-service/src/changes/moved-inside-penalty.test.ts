import { quoteCancellation } from '@veranda/contract'
import { addDays, freeUntil, type Stay } from '@veranda/domain'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createApp } from '../app.ts'
import { promotion } from '../schema/catalogue.ts'
import { property } from '../schema/property.ts'
import type { Store } from '../platform/db/store.ts'
import { aService, clientOf } from '../testing/a-service.ts'
import { onEveryDatabaseInFull } from '../testing/on-every-database.ts'
import { aChangingGuest, valueOf } from './testing/a-changing-guest.ts'
import { aTestProperty, book, codeOf, type TestProperty, openNights } from './testing/a-test-property.ts'
import { expectInvariants } from './testing/invariants.ts'

// The clock starts on 1 March: two nights are charged from seven days before arrival on.
const opening = '2027-03-02'
const stay: Stay = { arrival: '2027-03-04', departure: '2027-03-08' }
const later: Stay = { arrival: '2027-04-01', departure: '2027-04-05' }

onEveryDatabaseInFull((open) => {
  let store: Store
  let hotel: TestProperty
  let booked = 700
  beforeAll(async () => {
    store = await open()
    hotel = await aTestProperty(store.db)
    await openNights(store.db, hotel, { from: opening, nights: 50, rooms: 40 })
    await store.db.insert(promotion).values({
      code: 'SUNNY15',
      brand: 'palace',
      kind: 'percent',
      percent: 15,
      bookFrom: '2020-01-01',
      bookUntil: '2030-12-31',
      stayFrom: '2020-01-01',
      stayUntil: '2030-12-31',
      minimumNights: 1,
      ratePlanIds: [],
      marketCodes: [],
    })
  })
  beforeEach(async () => {
    const usual = { keepsPenaltyWhenMoved: true, promotionNights: 'new-nights' } as const
    await store.db.update(property).set(usual).where(eq(property.id, hotel.id))
  })
  afterAll(() => store.close())

  async function aGuest(of: Stay = stay) {
    booked += 1
    const who = await book(store.db, hotel, {
      code: codeOf(booked),
      stay: of,
      rooms: [{ category: 0, pricePerNight: 30_000 }],
    })
    const client = clientOf(createApp(aService(store)), who)
    const guest = aChangingGuest(client, who)
    const costOfCancelling = async () => {
      const { bookingId } = await guest.reservation()
      return valueOf(await client.call(quoteCancellation, { body: { bookingId, roomNumbers: [1] } })).change
        .penalty.amount
    }
    return { ...guest, costOfCancelling }
  }

  describe('a stay that is moved while a penalty is in force', () => {
    test('keeps that penalty as a minimum: quoted before, stored with the stay, and the same wherever it is shown', async () => {
      const guest = await aGuest()
      const before = await guest.costOfCancelling()
      expect(before).toBe(60_000)
      const quote = valueOf(await guest.ask('change-dates', { stay: later }))
      expect(quote.change.warnings).toContain('penalty-kept')
      expect(quote.change.rooms[0]?.policyAfter.floor).toMatchObject({ amount: before })
      valueOf(await guest.confirm(quote))
      expect(await guest.costOfCancelling()).toBe(before)
      const { rooms, policyTimeline, stay: moved } = await guest.reservation()
      expect(rooms[0]?.policy.floor).toMatchObject({ amount: before })
      expect(policyTimeline[0]).toMatchObject({
        penalty: { amount: before },
        retained: [{ kind: 'room', amount: { amount: before } }],
      })
      const now = '2027-03-01T15:00:00Z'
      const policies = rooms.map(({ policy }) => policy)
      expect(freeUntil(policies, moved, { zone: 'America/Cancun', now })).toEqual({ kind: 'over' })
      await expectInvariants(store.db)
    })

    test.each<[string, Stay, number]>([
      ['is cut short to one night', { ...stay, departure: addDays(stay.arrival, 1) }, 60_000],
      ['is moved to a single night', { ...later, departure: addDays(later.arrival, 1) }, 60_000],
    ])('costs at least the penalty when it %s', async (_, wanted, least) => {
      const guest = await aGuest()
      const quote = valueOf(await guest.ask('change-dates', { stay: wanted }))
      expect(quote.change.newTotal.amount).toBe(least)
      expect(quote.change.warnings).toContain('penalty-kept')
      valueOf(await guest.confirm(quote))
      expect(await guest.costOfCancelling()).toBe(least)
      await expectInvariants(store.db)
    })

    test('takes the terms of its new dates where the property’s rules say so', async () => {
      await store.db.update(property).set({ keepsPenaltyWhenMoved: false }).where(eq(property.id, hotel.id))
      const guest = await aGuest()
      const quote = valueOf(await guest.ask('change-dates', { stay: later }))
      expect(quote.change.warnings).not.toContain('penalty-kept')
      valueOf(await guest.confirm(quote))
      expect(await guest.costOfCancelling()).toBe(0)
    })

    test('keeps no minimum where no penalty is in force yet', async () => {
      const guest = await aGuest(later)
      const quote = valueOf(
        await guest.ask('change-dates', {
          stay: { arrival: addDays(later.arrival, 2), departure: addDays(later.departure, 2) },
        }),
      )
      expect(quote.change.warnings).not.toContain('penalty-kept')
      expect(quote.change.rooms[0]?.policyAfter.floor).toBeUndefined()
    })
  })

  describe('a promotion code that is entered after booking', () => {
    const withCode = { promotionCode: 'SUNNY15' }

    test('changes no price on the same dates, and says why', async () => {
      const guest = await aGuest(later)
      const { change } = valueOf(await guest.ask('change-dates', { stay: later, ...withCode }))
      expect(change).toMatchObject({ difference: { amount: 0 }, settlement: { kind: 'nothing' } })
      expect(change.warnings).toContain('promotion-new-nights-only')
    })

    test('lowers the price of added nights only', async () => {
      const guest = await aGuest(later)
      const longer = { ...later, departure: addDays(later.departure, 1) }
      const plain = valueOf(await guest.ask('change-dates', { stay: longer })).change
      const lowered = valueOf(await guest.ask('change-dates', { stay: longer, ...withCode })).change
      const last = plain.rooms[0]?.nights.at(-1)?.after?.amount ?? 0
      expect(plain.newTotal.amount - lowered.newTotal.amount).toBe(Math.round(last * 0.15))
      expect(lowered.warnings).toContain('promotion-new-nights-only')
      // A stored code still lowers none of the nights that were booked without it.
      valueOf(await guest.confirm(valueOf(await guest.ask('change-dates', { stay: longer, ...withCode }))))
      const again = valueOf(await guest.ask('change-dates', { stay: later })).change
      expect(again.saving.amount).toBe(0)
    })

    test('lowers every night where the property’s rules say so', async () => {
      await store.db.update(property).set({ promotionNights: 'every-night' }).where(eq(property.id, hotel.id))
      const guest = await aGuest(later)
      const { change } = valueOf(await guest.ask('change-dates', { stay: later, ...withCode }))
      expect(change.difference.amount).toBeLessThan(0)
      expect(change.warnings).not.toContain('promotion-new-nights-only')
    })
  })
})
