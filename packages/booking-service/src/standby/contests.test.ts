import { addDays, awardsInTurn, type Stay } from '@veranda/domain'
import { recordFigure, runs } from '@veranda/test-depth'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { createApp } from '../app.ts'
import { aChangingGuest, valueOf } from '../changes/testing/a-changing-guest.ts'
import { type TestProperty, type PropertyGuest } from '../changes/testing/a-test-property.ts'
import { expectInvariants, unsound } from '../changes/testing/invariants.ts'
import { inventory } from '../schema/inventory.ts'
import { reservation } from '../schema/reservation.ts'
import { room } from '../schema/room.ts'
import { openStore } from '../platform/db/open-store.ts'
import type { Store } from '../platform/db/store.ts'
import { aService, clientOf } from '../testing/a-service.ts'
import { preparedOn } from '../testing/on-every-database.ts'
import { roomsFree } from './rooms-free.ts'
import { sweepStandby } from './sweep-standby.ts'
import { aTallProperty, opening, typeIdOf } from './testing/a-tall-property.ts'
import { aWaitingGuest, waiting } from './testing/a-waiting-guest.ts'
import { listWaitingRequests } from './list-waiting-requests.ts'

const trials = runs('CONTEST_TRIALS', { landing: 3, full: 100 })
const arrivalDay = addDays(opening, 10)
const suite = typeIdOf(1)
const another = {
  occupancy: { adults: 2, teens: 0, kids: 0, infants: 0 },
  firstName: 'Noor',
  lastName: 'Haddad',
}

const server = inject('postgresUrl')
describe.skipIf(server === undefined)('on PostgreSQL, with two services that sweep at once', () => {
  let database: Awaited<ReturnType<typeof preparedOn>>
  let stores: readonly [Store, Store]
  let hotel: TestProperty

  beforeAll(async () => {
    database = await preparedOn(server ?? '')
    const first = await openStore({ url: database.url })
    stores = [first, await openStore({ url: database.url })]
    // Each trial books up to nine guests who stay, whichever of them gets the last room.
    hotel = await aTallProperty(first.db, { rooms: 20 + trials * 10 })
  })
  afterAll(async () => {
    for (const store of stores) await store.close()
    await database.drop()
  })

  const stay: Stay = { arrival: arrivalDay, departure: addDays(arrivalDay, 3) }

  /** Two services on one database, three days before arrival. */
  function twoServices() {
    const services = stores.map((store) => aService(store))
    for (const { clock } of services) clock.moveOn(7 * 24 * 3_600)
    const [one, other] = services
    if (!one || !other) throw new Error('Two services')
    return [one, other] as const
  }
  const lastRoom = () =>
    stores[0].db.execute(sql`update inventory set total = sold + held + 1 where room_type_id = ${suite}`)
  const later: Stay = { arrival: addDays(stay.departure, 4), departure: addDays(stay.departure, 7) }
  const guestOf = () => aWaitingGuest(stores[0].db, hotel, { stay })
  const guestOfSuite = (when: Stay) =>
    aWaitingGuest(stores[0].db, hotel, {
      stay: when,
      rooms: [{ category: 1, pricePerNight: 30_000, paid: 90_000 }],
    })
  const have = async (guests: readonly PropertyGuest[]) => {
    const rows = await stores[0].db
      .select({ code: reservation.code })
      .from(room)
      .innerJoin(reservation, eq(reservation.id, room.reservationId))
      .where(eq(room.roomTypeId, suite))
    return guests.filter(({ reservationCode }) => rows.some(({ code }) => code === reservationCode))
  }
  const forget = () =>
    stores[0].db.execute(
      sql`update standby_wish set state = 'withdrawn', ended_at = now() where state = 'waiting'`,
    )

  test(
    'the last room is given once, to the first in the order',
    async () => {
      const services = twoServices()
      const app = createApp(services[0])
      let given = 0
      for (let trial = 0; trial < trials; trial++) {
        const guests = [await guestOf(), await guestOf(), await guestOf()]
        for (const [index, guest] of guests.entries())
          await waiting(clientOf(app, guest), guest).asks({ ceiling: 30 + ((index + trial) % 3) })
        await lastRoom()
        await Promise.all(services.map(sweepStandby))
        const winners = await have(guests)
        expect(winners).toEqual(guests.filter((_, index) => (index + trial) % 3 === 2))
        const letters = await stores[0].db.execute(
          sql`select count(*)::int as n from outbox where kind = 'standby-awarded'`,
        )
        expect((letters as { rows: { n: number }[] }).rows[0]?.n).toBe(trial + 1)
        given += 1
        await forget()
      }
      expect(given).toBe(trials)
      await expectInvariants(stores[0].db)
      recordFigure('Two sweeps for the last room: trials it was given once', given)
    },
    trials * 4_000 + 20_000,
  )

  test(
    'a standby request and another guest’s upgrade compete for the last room: one of them gets it',
    async () => {
      const services = twoServices()
      const app = createApp(services[1])
      const won = { award: 0, upgrade: 0 }
      for (let trial = 0; trial < trials; trial++) {
        const [patient, hasty] = [await guestOf(), await guestOf()]
        await waiting(clientOf(app, patient), patient).asks({ ceiling: 30 })
        await lastRoom()
        const { ask, confirm } = aChangingGuest(clientOf(app, hasty), hasty)
        const quote = valueOf(await ask('upgrade-room', { rooms: [{ roomNumber: 1, roomTypeId: suite }] }))
        const [answer] = await Promise.all([confirm(quote), sweepStandby(services[0])])
        const winners = await have([patient, hasty])
        expect(winners).toEqual([answer.ok ? hasty : patient])
        won[answer.ok ? 'upgrade' : 'award'] += 1
        await forget()
      }
      expect(won.award + won.upgrade).toBe(trials)
      await expectInvariants(stores[0].db)
      recordFigure('Contest of an award and an upgrade: trials won by the award', won.award)
      recordFigure('Contest of an award and an upgrade: trials won by the upgrade', won.upgrade)
    },
    trials * 4_000 + 20_000,
  )

  test(
    'a standby request, an upgrade, an added room and new dates at once: one of them gets the last room',
    async () => {
      const services = twoServices()
      const apps = services.map((service) => createApp(service))
      let ran = 0
      const winners = new Set<number>()
      for (let trial = 0; trial < trials; trial++) {
        const patient = await guestOf()
        const [above, beside, elsewhere] = [await guestOf(), await guestOf(), await guestOfSuite(later)]
        const changing = (guest: PropertyGuest, turn: number) => {
          const app = apps[(trial + turn) % apps.length] ?? createApp(services[0])
          return aChangingGuest(clientOf(app, guest), guest)
        }
        await waiting(clientOf(createApp(services[0]), patient), patient).asks({ ceiling: 30 })
        await lastRoom()
        const options = [
          [above, 'upgrade-room', { rooms: [{ roomNumber: 1, roomTypeId: suite }] }],
          [beside, 'change-rooms', { newRooms: [{ ...another, roomTypeId: suite }] }],
          [elsewhere, 'change-dates', { stay }],
        ] as const
        const confirms = await Promise.all(
          options.map(async ([guest, purpose, request], turn) => {
            const { ask, confirm } = changing(guest, turn)
            const quote = valueOf(await ask(purpose, request))
            return () => confirm(quote)
          }),
        )
        const sweep = sweepStandby(services[trial % 2 === 0 ? 0 : 1])
        // A sweep reads before it awards: with a head start of some milliseconds it can win too.
        await new Promise((passed) => setTimeout(passed, (trial % 4) * 8))
        const answers = await Promise.all(confirms.map((confirm) => confirm()))
        await sweep
        const won = [...answers.map(({ ok }) => ok), (await have([patient])).length === 1]
        expect(won.filter(Boolean)).toHaveLength(1)
        winners.add(won.indexOf(true))
        ran += 1
        await forget()
      }
      await expectInvariants(stores[0].db)
      expect(ran).toBe(trials)
      recordFigure('Contest of an award and three changes for the last room: trials with one winner', ran)
      recordFigure('Contest of an award and three changes for the last room: kinds that won', winners.size)
    },
    trials * 6_000 + 20_000,
  )

  test('the contest detects a naive implementation: reading before locking gives the last room twice', async () => {
    const services = twoServices()
    const app = createApp(services[0])
    const guests = [await guestOf(), await guestOf()]
    for (const guest of guests) await waiting(clientOf(app, guest), guest).asks({ ceiling: 30 })
    await lastRoom()
    let looking = 2
    let bothLooked: () => void = () => undefined
    const looked = new Promise<void>((resolve) => {
      bothLooked = resolve
    })
    const naively = async ({ db }: Store, own: PropertyGuest) => {
      const requests = (await listWaitingRequests(db)).filter(
        (request) => request.reservationCode === own.reservationCode,
      )
      const award = awardsInTurn(requests, await roomsFree(db, requests)).next().value
      looking -= 1
      if (looking === 0) bothLooked()
      await looked
      if (!award) return
      const [found] = await db
        .select({ id: reservation.id })
        .from(reservation)
        .where(eq(reservation.code, own.reservationCode))
      await db
        .update(inventory)
        .set({ sold: sql`least(sold + 1, total)` })
        .where(eq(inventory.roomTypeId, suite))
      await db
        .update(room)
        .set({ roomTypeId: suite })
        .where(eq(room.reservationId, found?.id ?? 0))
    }
    await Promise.all(guests.map((guest, index) => naively(stores[index === 0 ? 0 : 1], guest)))
    expect(await have(guests)).toEqual(guests)
    expect(await unsound(stores[0].db)).not.toEqual([])
  })
})
