import {
  getCancellation,
  getRateCalendar,
  listNewRoomOffers,
  listRoomCategories,
  listSuperiorCategories,
  quoteDates,
} from '@veranda/contract'
import { addDays, type Locale, noSelection, withUpgrade } from '@veranda/domain'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createApp } from '../app.ts'
import { aNightIsRetained, aPayingGuest, canceller } from '../cancellations/testing/a-cancelling-guest.ts'
import { aCancellingProperty, aRoom } from '../cancellations/testing/a-cancelling-property.ts'
import { aChangingGuest, valueOf } from '../changes/testing/a-changing-guest.ts'
import type { TestProperty } from '../changes/testing/a-test-property.ts'
import { roomType } from '../schema/catalogue.ts'
import { outbox } from '../schema/outbox.ts'
import type { Words } from '../schema/property.ts'
import type { Store } from '../platform/db/store.ts'
import { aService, clientOf, type TestService } from '../testing/a-service.ts'
import { speaking } from '../testing/speaking.ts'
import { sweepStandby } from '../standby/sweep-standby.ts'
import { aTallProperty, expensiveNight, typeIdOf } from '../standby/testing/a-tall-property.ts'
import { aWaitingGuest, waiting } from '../standby/testing/a-waiting-guest.ts'
import { onEveryDatabaseInFull } from '../testing/on-every-database.ts'

const stay = { arrival: addDays(expensiveNight, -2), departure: addDays(expensiveNight, 1) }
const languages = [
  ['en-US', 'Category', '1 king bed', 'Flexible'],
  ['es-MX', 'Categoría', '1 cama king', 'Flexible'],
  ['it-IT', 'Categoria', '1 letto king', 'Flessibile'],
] as const

/** The letters queued for a guest, as they will read. */
const lettersTo = async ({ db }: Store, reservationCode: string) =>
  (await db.select().from(outbox))
    .filter(({ payload }) => (payload as { reservationCode?: string }).reservationCode === reservationCode)
    .map(({ kind, payload }) => ({ kind, ...(payload as object) }))

onEveryDatabaseInFull((open) => {
  describe('the rooms of a stay', () => {
    let store: Store
    let hotel: TestProperty
    let service: TestService
    beforeAll(async () => {
      store = await open()
      hotel = await aTallProperty(store.db)
      service = aService(store)
    })
    afterAll(() => store.close())

    async function aGuest(locale: Locale) {
      const guest = await aWaitingGuest(store.db, hotel, { stay })
      const client = clientOf(speaking(createApp(service), locale), guest)
      return { ...waiting(client, guest), ...aChangingGuest(client, guest), code: guest.reservationCode }
    }
    const upgraded = (category: number) => withUpgrade(noSelection, 1, typeIdOf(category))

    test.each(languages)('are named in %s: “%s 0”, “%s”, “%s”', async (locale, name, beds, rate) => {
      const { client, reservation } = await aGuest(locale)
      const { bookingId, rooms } = await reservation()
      expect(rooms[0]).toMatchObject({ category: { name: `${name} 0`, beds }, ratePlan: { name: rate } })
      const params = { bookingId: String(bookingId) }
      const sold = valueOf(await client.call(listRoomCategories, { params, query: {} }))
      expect(sold.map((one) => [one.name, one.beds])).toEqual([3, 2, 1, 0].map((n) => [`${name} ${n}`, beds]))
      const roomId = String(rooms[0]?.roomId)
      const better = valueOf(await client.call(listSuperiorCategories, { params: { roomId } }))
      expect(better.map(({ category }) => category.name)).toEqual([3, 2, 1].map((n) => `${name} ${n}`))
      const party = { adults: '2', teens: '0', kids: '0', infants: '0' }
      const more = valueOf(await client.call(listNewRoomOffers, { params, query: party }))
      expect([more.ratePlan.name, more.offers[0]?.category.name]).toEqual([rate, `${name} 3`])
      const calendar = await client.call(getRateCalendar, {
        query: { from: stay.arrival, to: stay.departure },
      })
      expect(valueOf(calendar).rooms).toMatchObject([{ name: `${name} 0` }])
    })

    test.each(languages)('changed, are named in %s: quote, change, letter', async (locale, name) => {
      const { client, ask, confirm, code } = await aGuest(locale)
      const later = { checkIn: stay.arrival, checkOut: addDays(stay.departure, 1) }
      const { change: longer } = valueOf(await client.call(quoteDates, { query: later }))
      expect(longer.rooms).toMatchObject([{ name: `${name} 0`, was: { name: `${name} 0` } }])
      const quote = valueOf(await ask('upgrade-room', upgraded(2)))
      const reported = [{ name: `${name} 2`, was: { name: `${name} 0` } }]
      expect(quote.change.rooms).toMatchObject(reported)
      expect(valueOf(await confirm(quote)).change.rooms).toMatchObject(reported)
      expect(await lettersTo(store, code)).toMatchObject([
        { kind: 'stay-changed', rooms: [{ name: `${name} 2`, before: `${name} 0` }] },
      ])
    })

    test('at a new price, are named in the guest’s language', async () => {
      const { ask, confirm } = await aGuest('es-MX')
      const quote = valueOf(await ask('upgrade-room', upgraded(3)))
      const increase = (by: number) =>
        store.db.execute(
          sql`update nightly_price set price = price + ${by} where room_type_id = ${typeIdOf(3)}`,
        )
      await increase(100)
      const moved = await confirm(quote)
      await increase(-100)
      expect(moved).toMatchObject({
        refusal: {
          refusal: 'price-moved',
          attached: { change: { rooms: [{ name: 'Categoría 3', was: { name: 'Categoría 0' } }] } },
        },
      })
    })

    test.each(languages)('on standby, are named in %s: list, award, both letters', async (locale, name) => {
      const lucky = await aGuest(locale)
      const other = await aGuest(locale)
      await store.db.execute(
        sql`update inventory set total = sold + held where room_type_id > ${typeIdOf(0)}`,
      )
      await lucky.asks({ categories: [3], ceiling: 50 })
      await other.asks({ categories: [2], ceiling: 50 })
      expect(await lucky.state()).toMatchObject({ places: [{ name: `${name} 3` }] })
      await store.db.execute(sql`update inventory set total = total + 1 where room_type_id = ${typeIdOf(3)}`)
      const lookAt = (daysBefore: number) => {
        const now = () => new Date(`${addDays(stay.arrival, -daysBefore)}T15:00:00Z`)
        return sweepStandby({ store, clock: { now } })
      }
      await lookAt(2)
      expect(await lucky.state()).toMatchObject({ kind: 'awarded', name: `${name} 3` })
      await lookAt(0)
      const roomNumber = 1
      expect(await lettersTo(store, lucky.code)).toMatchObject([
        { kind: 'standby-awarded', rooms: [{ roomNumber, name: `${name} 3` }], before: `${name} 0` },
      ])
      expect(await lettersTo(store, other.code)).toMatchObject([
        { kind: 'standby-declined', rooms: [{ roomNumber, name: `${name} 0` }] },
      ])
    })
  })

  describe('cancelled rooms', () => {
    let at: Awaited<ReturnType<typeof aCancellingProperty>>
    beforeAll(async () => {
      at = await aCancellingProperty(await open())
    })
    afterAll(() => at.store.close())

    async function aGuest(locale: Locale) {
      const rooms = [aRoom({ category: 0 }), aRoom({ category: 1, policy: aNightIsRetained })]
      const guest = await aPayingGuest(at.store.db, at.hotel, { arrival: '2027-03-20', rooms })
      return { guest, ...canceller(speaking(at.app, locale), guest) }
    }

    test.each(languages)('are named in %s: quote, receipt, letters', async (locale, name) => {
      const { guest, quoted, cancel, reinstate, reservation } = await aGuest(locale)
      const reported = { rooms: [{ name: `${name} 1` }], staying: [{ name: `${name} 0` }] }
      expect((await quoted(2)).change).toMatchObject(reported)
      expect((await cancel([2])).cancellation).toMatchObject(reported)
      const { bookingId } = await reservation()
      for (const [other, its] of languages) {
        const client = clientOf(speaking(at.app, other), guest)
        const receipt = await client.call(getCancellation, { params: { bookingId: String(bookingId) } })
        expect(valueOf(receipt).cancellation).toMatchObject({ rooms: [{ name: `${its} 1` }] })
      }
      valueOf(await reinstate())
      expect(await lettersTo(at.store, guest.reservationCode)).toMatchObject([
        { kind: 'cancelled', ...reported },
        { kind: 'taken-back', rooms: reported.rooms },
      ])
    })

    test.each(languages)('under review are named in %s', async (locale, name) => {
      const { guest, cancel, withdraw } = await aGuest(locale)
      const { cancellation } = await cancel([1, 2], { reason: { firstAnswer: 'wedding' } })
      const rooms = [{ name: `${name} 0` }, { name: `${name} 1` }]
      expect(cancellation).toMatchObject({ rooms })
      valueOf(await withdraw())
      expect(await lettersTo(at.store, guest.reservationCode)).toMatchObject([
        { kind: 'under-review', rooms },
        { kind: 'review-withdrawn', rooms },
      ])
    })

    const nameOf = (category: number, name: Words) =>
      at.store.db
        .update(roomType)
        .set({ name })
        .where(eq(roomType.id, at.hotel.roomTypeIds[category] ?? 0))

    test('are distinguished by their type where two have the same English name', async () => {
      const { quoted, cancel } = await aGuest('es-MX')
      await nameOf(0, { en: 'Suite', es: 'Suite con vista al jardín' })
      await nameOf(1, { en: 'Suite', es: 'Suite con vista al mar' })
      const named = {
        rooms: [{ name: 'Suite con vista al mar' }],
        staying: [{ name: 'Suite con vista al jardín' }],
      }
      expect((await quoted(2)).change).toMatchObject(named)
      expect((await cancel([2])).cancellation).toMatchObject(named)
    })

    test('have the new name of their type in every language, or the English one where a translation is missing', async () => {
      const { guest, cancel, reservation } = await aGuest('en-US')
      await cancel([2])
      await nameOf(1, { en: 'Ocean Suite', es: 'Suite del Mar' })
      const { bookingId } = await reservation()
      const named = async (locale: Locale) => {
        const receipt = await clientOf(speaking(at.app, locale), guest).call(getCancellation, {
          params: { bookingId: String(bookingId) },
        })
        return valueOf(receipt).cancellation.rooms[0]?.name
      }
      expect([await named('en-US'), await named('es-MX'), await named('it-IT')]).toEqual([
        'Ocean Suite',
        'Suite del Mar',
        'Ocean Suite',
      ])
      // Stored before rooms were named by their type.
      await at.store.db.execute(
        sql`update cancellation set cancellation = cancellation #- '{rooms,0,roomTypeId}' where reservation_id = ${bookingId}`,
      )
      expect([await named('en-US'), await named('es-MX')]).toEqual(['Suite', 'Suite'])
    })
  })
})
