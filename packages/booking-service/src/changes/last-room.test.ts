import { changeStay, encodeChangeSelection, getReservation, quoteChange } from '@veranda/contract'
import { addDays, type ChangePurpose, type ChangeSelection, noSelection, type Stay } from '@veranda/domain'
import { recordFigure, runs } from '@veranda/test-depth'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { openStore } from '../platform/db/open-store.ts'
import type { Store } from '../platform/db/store.ts'
import { preparedOn } from '../testing/on-every-database.ts'
import { valueOf } from './testing/a-changing-guest.ts'
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

const trials = runs('CONTEST_TRIALS', { landing: 2, full: 100 })
const opening = '2027-05-01'
const couple = { adults: 2, teens: 0, kids: 0, infants: 0 }

type Contender = {
  readonly guest: PropertyGuest
  readonly purpose: ChangePurpose
  readonly selection: Partial<ChangeSelection>
}

const server = inject('postgresUrl')
describe.skipIf(server === undefined)('on PostgreSQL, over HTTP, with two services', () => {
  let database: Awaited<ReturnType<typeof preparedOn>>
  let store: Store
  let services: readonly ServiceProcess[]
  let hotel: TestProperty
  let booked = 0

  beforeAll(async () => {
    database = await preparedOn(server ?? '')
    store = await openStore({ url: database.url })
    hotel = await aTestProperty(store.db)
    await openNights(store.db, hotel, { from: opening, nights: 40 + trials * 8, rooms: 200 })
    services = await Promise.all([startProcess(database.url), startProcess(database.url)])
  })
  afterAll(async () => {
    await Promise.all(services.map(({ kill }) => kill()))
    await store.close()
    await database.drop()
  })

  const aGuest = (stay: Stay, category: 0 | 1): Promise<PropertyGuest> => {
    booked += 1
    return book(store.db, hotel, { code: codeOf(booked), stay, rooms: [{ category, pricePerNight: 30_000 }] })
  }
  const clientFor = (index: number, guest: PropertyGuest) => {
    const service = services[index % services.length]
    if (!service) throw new Error('No service is running')
    return service.clientOf(guest)
  }

  /** Guests who each want a superior room for the same three nights; a single one is left. */
  async function contenders(trial: number): Promise<readonly Contender[]> {
    const arrival = addDays(opening, 10 + trial * 8)
    const nights: Stay = { arrival, departure: addDays(arrival, 3) }
    const elsewhere: Stay = { arrival: addDays(arrival, 4), departure: addDays(arrival, 7) }
    const superior = hotel.roomTypeIds[1]
    const upgrade = { rooms: [{ roomNumber: 1, roomTypeId: superior }] }
    const room = { roomTypeId: superior, occupancy: couple, firstName: 'Noor', lastName: 'Haddad' }
    const all: readonly Contender[] = [
      { guest: await aGuest(nights, 0), purpose: 'upgrade-room', selection: upgrade },
      { guest: await aGuest(nights, 0), purpose: 'upgrade-room', selection: upgrade },
      { guest: await aGuest(nights, 0), purpose: 'change-rooms', selection: { newRooms: [room] } },
      { guest: await aGuest(nights, 0), purpose: 'change-rooms', selection: { newRooms: [room] } },
      { guest: await aGuest(elsewhere, 1), purpose: 'change-dates', selection: { stay: nights } },
      { guest: await aGuest(elsewhere, 0), purpose: 'variant-1', selection: { stay: nights, ...upgrade } },
    ]
    await store.db.execute(sql`update inventory set total = sold + 1
      where room_type_id = ${superior} and night >= ${nights.arrival}::date and night < ${nights.departure}::date`)
    return all
  }

  /** Quotes first and resolves to a confirmation, so that all guests can confirm at once. */
  async function ready(index: number, { guest, purpose, selection }: Contender) {
    const client = clientFor(index, guest)
    const { bookingId, version } = valueOf(
      await client.call(getReservation, { params: { codeReservation: guest.reservationCode } }),
    )
    const { quoteId, token, change } = valueOf(
      await client.call(quoteChange, {
        body: { purpose, ...encodeChangeSelection({ ...noSelection, ...selection }) },
      }),
    )
    const guard = { key: crypto.randomUUID(), version }
    const timing = change.settlement.kind === 'to-pay' ? ('at-check-in' as const) : undefined
    return async (): Promise<string> => {
      for (let tries = 1; ; tries++) {
        const answer = await client.call(changeStay, {
          params: { bookingId: String(bookingId) },
          body: { quoteId, quoteToken: token, ...(timing ? { timing, acceptedTerms: true } : {}) },
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

  const versions = async () => {
    const found = await store.db.execute(sql`select code, version from reservation order by code`)
    return (found as { rows: { code: string; version: number }[] }).rows
  }

  test(
    'an upgrade, an added room and new dates compete for the last room of a category: one gets it, the others keep theirs',
    async () => {
      let won = 0
      const winners = new Set<number>()
      for (let trial = 0; trial < trials; trial++) {
        const all = await contenders(trial)
        const before = await versions()
        const confirms = await Promise.all(all.map((one, index) => ready(index + trial, one)))
        const answers = await Promise.all(confirms.map((confirm) => confirm()))
        const winner = answers.indexOf('won')
        expect(answers.filter((answer) => answer === 'won')).toHaveLength(1)
        expect(answers.filter((answer) => answer === 'sold-out')).toHaveLength(answers.length - 1)
        const code = all[winner]?.guest.reservationCode
        expect(await versions()).toEqual(
          before.map((one) => (one.code === code ? { ...one, version: one.version + 1 } : one)),
        )
        winners.add(winner)
        won += 1
        await expectInvariants(store.db)
      }
      expect(won).toBe(trials)
      recordFigure('Contest of unlike changes for the last room: trials with one winner', won)
      recordFigure('Contest of unlike changes for the last room: kinds that won', winners.size)
    },
    60_000 + trials * 4_000,
  )
})
