import { recordFigure, runs } from '@veranda/test-depth'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { createApp } from '../app.ts'
import { aTestProperty, type TestProperty, openNights } from '../changes/testing/a-test-property.ts'
import { expectInvariants } from '../changes/testing/invariants.ts'
import { release } from '../inventory/release.ts'
import { openStore } from '../platform/db/open-store.ts'
import { room as roomTable } from '../schema/room.ts'
import type { Store } from '../platform/db/store.ts'
import { aService } from '../testing/a-service.ts'
import { chargesOf } from '../payments/testing/charges-of.ts'
import { preparedOn } from '../testing/on-every-database.ts'
import { seedReasons } from './seed-reasons.ts'
import { aPayingGuest, canceller } from './testing/a-cancelling-guest.ts'
import {
  type Answer,
  type Contender,
  contenders,
  type Contestant,
  expectWinnersAlonePaid,
  takingCards,
} from './testing/contenders.ts'

const trials = runs('CANCEL_TRIALS', { landing: 1, full: 10 })
/** With more contests at once, they would wait for each other's nights longer than the lock timeout. */
const atOnce = 4
const opening = '2027-05-01'
const room = { category: 0, pricePerNight: 30_000, paid: 90_000 } as const

const names = Object.keys(contenders) as (keyof typeof contenders)[]
const pairs = names.flatMap((one, index) => names.slice(index).map((other) => [one, other] as const))

const server = inject('postgresUrl')
describe.skipIf(server === undefined)('on PostgreSQL, with two services', () => {
  let database: Awaited<ReturnType<typeof preparedOn>>
  let stores: readonly [Store, Store]
  let hotel: TestProperty
  beforeAll(async () => {
    database = await preparedOn(server ?? '')
    stores = [await openStore({ url: database.url }), await openStore({ url: database.url })]
    hotel = await aTestProperty(stores[0].db)
    const rooms = pairs.length * trials * 4 + 40
    await openNights(stores[0].db, hotel, { from: opening, nights: 30, rooms })
    await seedReasons(stores[0].db)
  })
  afterAll(async () => {
    await Promise.all(stores.map((store) => store.close()))
    await database.drop()
  })

  /** A guest of four rooms, one of them already cancelled, as a client of both services. */
  async function atBoth(): Promise<readonly [Contestant, Contestant]> {
    const [one, other] = stores
    const guest = await aPayingGuest(one.db, hotel, { arrival: opening, rooms: [room, room, room, room] })
    const at = (store: Store): Contestant => {
      const { service, cardToken } = takingCards(store)
      return { ...canceller(createApp(service), guest), cardToken }
    }
    const here = at(one)
    await here.cancel([4])
    return [here, at(other)]
  }

  async function contest(one: Contender, other: Contender): Promise<readonly Answer[]> {
    const [here, there] = await atBoth()
    const seen = await here.reservation()
    // Quotes of one kind replace each other: the second quote is the valid one.
    const first = await one(here, seen)
    const second = await other(there, seen)
    const answers = await Promise.all([first(), second()])
    const after = await here.reservation()
    expect(after.version).toBe(seen.version + 1)
    // The loser asks again in the new state: it succeeds, or learns why it cannot.
    const again = await (answers[0].ok ? other : one)(there, after)
    await again()
    return answers
  }

  let contested = 0

  test.each(pairs)(
    '%s and %s at once: one succeeds, the other is refused, and rooms and money add up',
    async (one, other) => {
      for (let trial = 0; trial < trials; trial += atOnce) {
        const batch = Array.from({ length: Math.min(atOnce, trials - trial) }, () =>
          contest(contenders[one], contenders[other]),
        )
        for (const answers of await Promise.all(batch)) {
          contested += 1
          expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
          for (const answer of answers)
            if (!answer.ok)
              expect(answer.refusal).toMatchObject({
                refusal: expect.stringMatching(/^(version-changed|quote-superseded)$/),
              })
        }
        await expectInvariants(stores[0].db)
        await expectWinnersAlonePaid(stores[0])
      }
    },
    120_000 + trials * 8_000,
  )

  test('cards were authorised before and during contests: the winner’s is captured, the loser’s voided', async () => {
    const charges = new Set((await chargesOf(stores[0])).map((charge) => charge.split(' ')[0]))
    expect(charges).toEqual(new Set(['captured', 'voided']))
  })

  test('every pair had its number of trials', () => {
    expect(contested).toBe(pairs.length * trials)
    recordFigure('Contests of a cancellation with another change: trials with one winner', contested)
  })

  test('no contest deadlocked', async () => {
    const { rows } = (await stores[0].db.execute(
      sql`select deadlocks::int from pg_stat_database where datname = current_database()`,
    )) as { rows: readonly unknown[] }
    expect(rows).toEqual([{ deadlocks: 0 }])
  })

  test('the contest detects a naive implementation: reading before locking gives the nights back twice', async () => {
    const { db } = stores[0]
    const guest = await aPayingGuest(db, hotel, { arrival: opening, rooms: [room, room] })
    const { rooms } = await canceller(createApp(aService(stores[0])), guest).reservation()
    const [, second] = rooms
    if (!second) throw new Error('There is no second room')
    let looked = 0
    let goOn = (): void => undefined
    const bothHaveLooked = new Promise<void>((resolve) => {
      goOn = resolve
    })
    const naive = () =>
      db.transaction(async (tx) => {
        const [found] = await tx.select().from(roomTable).where(eq(roomTable.id, second.roomId))
        looked += 1
        if (looked === 2) goOn()
        await bothHaveLooked
        if (found?.status !== 'confirmed') return
        const { roomTypeId } = second.category
        const giveBack = second.dailyRates.map(({ date: night }) => ({ roomTypeId, night }))
        await release(tx, giveBack)
        await tx.execute(sql`update room set status = 'cancelled' where id = ${second.roomId}`)
      })
    await Promise.all([naive(), naive()])
    await expect(expectInvariants(db)).rejects.toThrow()
  })
})
