import { changeStay, quoteDates } from '@veranda/contract'
import { addDays, type Stay } from '@veranda/domain'
import { inDepth, recordFigure, runs } from '@veranda/test-depth'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { openStore } from '../platform/db/open-store.ts'
import type { Store } from '../platform/db/store.ts'
import { preparedOn } from '../testing/on-every-database.ts'
import {
  aTestProperty,
  book,
  codeOf,
  type TestProperty,
  type PropertyGuest,
  openNights,
} from './testing/a-test-property.ts'
import { expectInvariants } from './testing/invariants.ts'
import { type ServiceProcess, startProcess } from './testing/start-process.ts'

const trials = runs('LAST_ROOM_TRIALS', { landing: 2, full: 60 })
/** Trials of the control: it must fail nearly always, or the contest proves little. */
const controls = runs('CONTROL_TRIALS', { landing: 1, full: 30 })
const swaps = runs('CONTEST_SWAPS', { landing: 6, full: 60 })
const guestsPerContest = inDepth({ landing: 10, full: 20 })
/** More than contend: who won the same nights in an earlier round, and is still there, sits out. */
const allGuests = guestsPerContest + 20
const opening = '2027-05-01'
/** The trials go round and round among so many stays of three nights. */
const staysContested = 56
const nightsOf = (trial: number): Stay => {
  const arrival = addDays(opening, 10 + trial * 3)
  return { arrival, departure: addDays(arrival, 3) }
}
/** How often the rooms and the money of all guests are added up. What is wrong once stays wrong, so the last time counts. */
const addedUpEvery = Math.ceil(trials / 100)

type Known = {
  readonly id: number
  readonly code: string
  readonly arrival: string
  readonly version: number
}

const server = inject('postgresUrl')
describe.skipIf(server === undefined)('on PostgreSQL, over HTTP, with two services', () => {
  let database: Awaited<ReturnType<typeof preparedOn>>
  let store: Store
  let services: readonly ServiceProcess[]
  let hotel: TestProperty
  let guests: readonly PropertyGuest[]

  beforeAll(async () => {
    database = await preparedOn(server ?? '')
    store = await openStore({ url: database.url })
    hotel = await aTestProperty(store.db)
    await openNights(store.db, hotel, { from: opening, nights: 210, rooms: allGuests })
    guests = await bookAll(allGuests, { arrival: opening, departure: addDays(opening, 3) })
    services = await Promise.all([startProcess(database.url), startProcess(database.url)])
  })
  afterAll(async () => {
    await Promise.all(services.map(({ kill }) => kill()))
    await store.close()
    await database.drop()
  })

  async function bookAll(count: number, stay: Stay, first = 0): Promise<readonly PropertyGuest[]> {
    const booked: PropertyGuest[] = []
    for (let number = first; number < first + count; number++)
      booked.push(
        await book(store.db, hotel, {
          code: codeOf(number),
          stay,
          rooms: [{ category: 0, pricePerNight: 30_000 }],
        }),
      )
    return booked
  }
  const clientFor = (index: number, guest: PropertyGuest, copies = services) => {
    const service = copies[index % copies.length]
    if (!service) throw new Error('No service is running')
    return service.clientOf(guest)
  }
  /** Quotes first and resolves to a confirmation, so that all guests can confirm at once. */
  async function ready(
    index: number,
    guest: PropertyGuest,
    { arrival, departure }: Stay,
    known: readonly Known[],
    copies = services,
  ) {
    const { id, version } = known.find(({ code }) => code === guest.reservationCode) ?? { id: 0, version: 0 }
    const query = { checkIn: arrival, checkOut: departure }
    const client = clientFor(index, guest, copies)
    const quote = await client.call(quoteDates, { query })
    if (!quote.ok) throw new Error(JSON.stringify(quote.refusal))
    const guard = { key: crypto.randomUUID(), version }
    return async () => {
      for (let tries = 1; ; tries++) {
        const answer = await client.call(changeStay, {
          params: { bookingId: String(id) },
          body: { quoteId: quote.value.quoteId, quoteToken: quote.value.token },
          guard,
        })
        if (answer.ok) return 'won'
        const { refusal } = answer
        // A guest whose lock wait timed out is told when to retry, and retries, as the pages do.
        if (refusal.kind !== 'unavailable' || tries === 5)
          return refusal.kind === 'refused' ? refusal.refusal : refusal.kind
        await new Promise((later) => setTimeout(later, (refusal.retryAfterSeconds ?? 1) * 1000))
      }
    }
  }
  /** The deadlocks the server has counted in this database; the statistics are updated late. */
  async function deadlocks(): Promise<number> {
    await new Promise((later) => setTimeout(later, 1_500))
    const client = new pg.Client({ connectionString: database.url })
    await client.connect()
    const { rows } = await client.query<{ deadlocks: string }>(
      'select deadlocks from pg_stat_database where datname = current_database()',
    )
    await client.end()
    return Number(rows[0]?.deadlocks)
  }
  const stays = async () => {
    const found = await store.db.execute(
      sql`select id, code, arrival::text, version from reservation order by code`,
    )
    return (found as { rows: Known[] }).rows
  }
  const lastRoomOf = ({ arrival, departure }: Stay) =>
    store.db.execute(sql`update inventory set total = sold + held + 1
      where night >= ${arrival}::date and night < ${departure}::date`)

  /** Mends what an oversold room leaves behind, or its guests could not leave it for the next trial. */
  const countAnew = () =>
    store.db.execute(sql`update inventory set total = greatest(total, slept.rooms), sold = slept.rooms
      from (select i.room_type_id, i.night, count(n.room_id)::int as rooms from inventory i
        left join room on room.room_type_id = i.room_type_id and room.status <> 'cancelled'
        left join room_night n on n.room_id = room.id and n.night = i.night group by 1, 2) slept
      where slept.room_type_id = inventory.room_type_id and slept.night = inventory.night`)

  /** The guests of a trial confirm at once, at these copies of the service; the answer of each. */
  async function contest(trial: number, wanted: Stay, copies = services) {
    await lastRoomOf(wanted)
    const before = await stays()
    const elsewhere = ({ reservationCode }: PropertyGuest) =>
      before.some(({ code, arrival }) => code === reservationCode && arrival !== wanted.arrival)
    const all = guests.filter(elsewhere).slice(0, guestsPerContest)
    expect(all).toHaveLength(guestsPerContest)
    const confirms = await Promise.all(
      all.map((guest, index) => ready(index + trial, guest, wanted, before, copies)),
    )
    return { before, all, answered: await Promise.all(confirms.map((confirm) => confirm())) }
  }

  test(
    `of ${guestsPerContest} guests who want the last room for three nights one gets it; the others keep their stays`,
    async () => {
      const answers = new Map<string, number>()
      for (let trial = 0; trial < trials; trial++) {
        const wanted = nightsOf(trial % staysContested)
        const { before, all, answered } = await contest(trial, wanted)
        for (const answer of answered) answers.set(answer, (answers.get(answer) ?? 0) + 1)
        expect(answered.filter((answer) => answer === 'won')).toHaveLength(1)
        const winner = all[answered.indexOf('won')]?.reservationCode
        expect(await stays()).toEqual(
          before.map((one) =>
            one.code === winner ? { ...one, arrival: wanted.arrival, version: one.version + 1 } : one,
          ),
        )
        if (trial % addedUpEvery === 0) await expectInvariants(store.db)
      }
      await expectInvariants(store.db)
      expect(Object.fromEntries(answers)).toEqual({
        won: trials,
        'sold-out': trials * (guestsPerContest - 1),
      })
      expect(await deadlocks()).toBe(0)
      recordFigure(
        `Last room, ${guestsPerContest} guests, PostgreSQL, HTTP, two copies: trials with one winner`,
        `${answers.get('won')} of ${trials}`,
      )
    },
    60_000 + trials * 3_000,
  )

  test(
    'two guests who swap nights never deadlock, and both move while there is room',
    async () => {
      const here = nightsOf(staysContested + 1)
      const there = nightsOf(staysContested + 3)
      await store.db.execute(sql`update inventory set total = sold + 2 where night >= ${here.arrival}::date
        and night < ${there.departure}::date`)
      const [one] = await bookAll(1, here, 200)
      const [other] = await bookAll(1, there, 201)
      if (!one || !other) throw new Error('Nobody was booked')
      let moved = 0
      for (let swap = 0; swap < swaps; swap++) {
        const [from, to] = swap % 2 === 0 ? [here, there] : [there, here]
        const known = await stays()
        const confirms = await Promise.all([ready(0, one, to, known), ready(1, other, from, known)])
        expect(await Promise.all(confirms.map((confirm) => confirm()))).toEqual(['won', 'won'])
        moved += 1
      }
      expect(moved).toBe(swaps)
      await expectInvariants(store.db)
      expect(await deadlocks()).toBe(0)
      recordFigure('Two guests who swap their nights: swaps without a deadlock', moved)
    },
    60_000 + swaps * 1_000,
  )

  test('the test would notice a deadlock', async () => {
    let holding = 0
    let goOn = (): void => undefined
    const bothHoldOne = new Promise<void>((resolve) => {
      goOn = resolve
    })
    const lockBoth = ([first, second]: readonly [string, string]) =>
      store.db.transaction(async (tx) => {
        const lock = (night: string) =>
          tx.execute(sql`select 1 from inventory where night = ${night}::date for update`)
        await lock(first)
        holding += 1
        if (holding === 2) goOn()
        await bothHoldOne
        await lock(second)
      })
    const [here, there] = [nightsOf(0).arrival, nightsOf(1).arrival]
    const ended = await Promise.allSettled([lockBoth([here, there]), lockBoth([there, here])])
    expect(ended.filter(({ status }) => status === 'rejected')).toHaveLength(1)
    expect(await deadlocks()).toBe(1)
  })

  test(
    'the contest detects a careless rewrite: two copies that read before they write sell the last room again and again',
    async () => {
      const careless = await Promise.all(
        services.map(() => startProcess(database.url, undefined, { guard: 'taken out' })),
      )
      let oversold = 0
      try {
        for (let trial = 0; trial < controls; trial++) {
          const wanted = nightsOf(staysContested + 5 + (trial % 5))
          const { answered } = await contest(trial, wanted, careless)
          if (answered.filter((answer) => answer === 'won').length > 1) oversold += 1
          if (trial === 0) await expect(expectInvariants(store.db)).rejects.toThrow()
          await countAnew()
        }
      } finally {
        await Promise.all(careless.map(({ kill }) => kill()))
      }
      expect(oversold).toBeGreaterThanOrEqual(Math.max(1, Math.floor(controls * 0.95)))
      recordFigure('Last room without the lock: trials that oversold it', `${oversold} of ${controls}`)
    },
    60_000 + controls * 6_000,
  )
})
