import {
  freshQuoteOf,
  getCancellation,
  getRateBoard,
  listNewRoomOffers,
  listRoomCategories,
  listSuperiorCategories,
  quoteDates,
} from '@veranda/contract'
import { addDays, type Locale, noWish, withUpgrade } from '@veranda/domain'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createApp } from '../app.ts'
import { aNightIsKept, aPayingGuest, canceller } from '../cancellations/testing/a-cancelling-guest.ts'
import { aCancellingHouse, aRoom } from '../cancellations/testing/a-cancelling-house.ts'
import { aChangingGuest, valueOf } from '../changes/testing/a-changing-guest.ts'
import type { House } from '../changes/testing/a-house.ts'
import { outbox } from '../schema/outbox.ts'
import type { Store } from '../platform/db/store.ts'
import { aService, clientOf, type TestService } from '../testing/a-service.ts'
import { speaking } from '../testing/speaking.ts'
import { sweepStandby } from '../standby/sweep-standby.ts'
import { aTallHouse, dearNight, typeIdOf } from '../standby/testing/a-tall-house.ts'
import { aWaitingGuest, waiting } from '../standby/testing/a-waiting-guest.ts'
import { onEveryDatabaseInFull } from '../testing/on-every-database.ts'

const stay = { arrival: addDays(dearNight, -2), departure: addDays(dearNight, 1) }
const languages = [
  ['en-US', 'Category', '1 king bed', 'Flexible'],
  ['es-MX', 'Categoría', '1 cama king', 'Flexible'],
  ['it-IT', 'Categoria', '1 letto king', 'Flessibile'],
] as const

/** What waits to be sent to a guest, with all it will say. */
const lettersTo = async ({ db }: Store, reservationCode: string) =>
  (await db.select().from(outbox))
    .filter(({ payload }) => (payload as { reservationCode?: string }).reservationCode === reservationCode)
    .map(({ kind, payload }) => ({ kind, ...(payload as object) }))

onEveryDatabaseInFull((open) => {
  describe('rooms that stay', () => {
    let store: Store
    let house: House
    let service: TestService
    beforeAll(async () => {
      store = await open()
      house = await aTallHouse(store.db)
      service = aService(store)
    })
    afterAll(() => store.close())

    async function aGuest(locale: Locale) {
      const guest = await aWaitingGuest(store.db, house, { stay })
      const client = clientOf(speaking(createApp(service), locale), guest)
      return { ...waiting(client, guest), ...aChangingGuest(client, guest), code: guest.reservationCode }
    }
    const upgraded = (category: number) => withUpgrade(noWish, 1, typeIdOf(category))

    test.each(languages)('are told in %s: “%s 0”, “%s”, “%s”', async (locale, name, beds, rate) => {
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
      const board = await client.call(getRateBoard, { query: { from: stay.arrival, to: stay.departure } })
      expect(valueOf(board).rooms).toMatchObject([{ name: `${name} 0` }])
    })

    test.each(languages)('and changed are told in %s: quote, change, letter', async (locale, name) => {
      const { client, ask, confirm, code } = await aGuest(locale)
      const later = { checkIn: stay.arrival, checkOut: addDays(stay.departure, 1) }
      const { change: longer } = valueOf(await client.call(quoteDates, { query: later }))
      expect(longer.rooms).toMatchObject([{ name: `${name} 0`, was: { name: `${name} 0` } }])
      const quote = valueOf(await ask('upgrade-room', upgraded(2)))
      const told = [{ name: `${name} 2`, was: { name: `${name} 0` } }]
      expect(quote.change.rooms).toMatchObject(told)
      expect(valueOf(await confirm(quote)).change.rooms).toMatchObject(told)
      expect(await lettersTo(store, code)).toMatchObject([
        { kind: 'stay-changed', rooms: [{ name: `${name} 2`, before: `${name} 0` }] },
      ])
    })

    test('and whose price has moved are told in the guest’s language', async () => {
      const { ask, confirm } = await aGuest('es-MX')
      const quote = valueOf(await ask('upgrade-room', upgraded(3)))
      const dearer = (by: number) =>
        store.db.execute(
          sql`update nightly_price set price = price + ${by} where room_type_id = ${typeIdOf(3)}`,
        )
      await dearer(100)
      const moved = await confirm(quote)
      await dearer(-100)
      const attached = !moved.ok && moved.refusal.kind === 'refused' ? moved.refusal.attached : undefined
      expect(freshQuoteOf(attached)?.change.rooms).toMatchObject([
        { name: 'Categoría 3', was: { name: 'Categoría 0' } },
      ])
    })

    test.each(languages)('and waited for are told in %s: list, award, both letters', async (locale, name) => {
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

  describe('rooms that go', () => {
    let at: Awaited<ReturnType<typeof aCancellingHouse>>
    beforeAll(async () => {
      at = await aCancellingHouse(await open())
    })
    afterAll(() => at.store.close())

    async function aGuest(locale: Locale) {
      const rooms = [aRoom({ category: 0 }), aRoom({ category: 1, policy: aNightIsKept })]
      const guest = await aPayingGuest(at.store.db, at.house, { arrival: '2027-03-20', rooms })
      return { guest, ...canceller(speaking(at.app, locale), guest) }
    }

    test.each(languages)('are told in %s: quote, receipt, letters', async (locale, name) => {
      const { guest, quoted, cancel, undo, reservation } = await aGuest(locale)
      const told = { rooms: [{ name: `${name} 1` }], staying: [{ name: `${name} 0` }] }
      expect((await quoted(2)).change).toMatchObject(told)
      expect((await cancel([2])).cancellation).toMatchObject(told)
      const { bookingId } = await reservation()
      for (const [other, its] of languages) {
        const client = clientOf(speaking(at.app, other), guest)
        const receipt = await client.call(getCancellation, { params: { bookingId: String(bookingId) } })
        expect(valueOf(receipt).cancellation).toMatchObject({ rooms: [{ name: `${its} 1` }] })
      }
      valueOf(await undo())
      expect(await lettersTo(at.store, guest.reservationCode)).toMatchObject([
        { kind: 'cancelled', ...told },
        { kind: 'taken-back', rooms: told.rooms },
      ])
    })

    test.each(languages)('and are asked about are told in %s', async (locale, name) => {
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
  })
})
