import type { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { takeBankTransfers } from '../bank-transfers/testing/taking-bank-transfers.ts'
import { listBankArrivals } from '../bank-transfers/list-arrivals.ts'
import { aPayingGuest } from '../cancellations/testing/a-cancelling-guest.ts'
import { arrivals, openWholeWorld } from '../changes/testing/whole-world.ts'
import type { Store } from '../platform/db/store.ts'
import { aService, type TestService } from '../testing/a-service.ts'
import { openEmbedded } from '../testing/on-every-database.ts'
import { listInbox } from './inbox/list-inbox.ts'
import { findReservations } from './reservations/find-reservations.ts'

let store: Store
let service: TestService
let hotel: Awaited<ReturnType<typeof openWholeWorld>>
beforeAll(async () => {
  store = await openEmbedded()
  service = aService(store)
  hotel = await openWholeWorld(store)
  await store.db.execute(sql`update inventory set total = 900`)
  await takeBankTransfers(store.db)
})
afterAll(() => store.close())

/** How often the database is asked for a list whose statements it knows, and for how many rows. */
async function asked(list: () => Promise<readonly unknown[]>) {
  const { $client } = store.db as Store['db'] & { readonly $client: PGlite }
  await list()
  const spy = vi.spyOn($client, 'execProtocol')
  const { length: rows } = await list()
  const times = spy.mock.calls.length
  spy.mockRestore()
  expect(times).toBeGreaterThan(0)
  return { rows, times }
}

/** A guest with a request that waits, and money that arrived for them. */
async function something() {
  const { reservationCode } = await aPayingGuest(store.db, hotel, {
    arrival: arrivals[0],
    rooms: [{ category: 0, pricePerNight: 30_000 }],
  })
  await store.db.execute(sql`insert into special_request (reservation_id, room_number, text, at)
    select id, 1, 'A cot', now() from reservation where code = ${reservationCode}`)
  await store.db.execute(sql`insert into bank_arrival
    (id, society_id, bank_entry_id, amount, currency, booked_on, text, "references", state, reservation_id, recorded_at)
    select gen_random_uuid(), 1, ${reservationCode}, 5000, 'USD', '2027-03-01', '', '[]', 'matched', id, now()
    from reservation where code = ${reservationCode}`)
}

const lists: Readonly<Record<string, () => Promise<readonly unknown[]>>> = {
  reservations: async () => (await findReservations(service, {})).reservations,
  inbox: () => listInbox(service, { lang: 'en' }),
  'bank arrivals': () => listBankArrivals(store.db, service.clock.now()),
}

test('a list of staff asks the database as often for ten rows as for one', async () => {
  await something()
  const ofOne = new Map<string, Awaited<ReturnType<typeof asked>>>()
  for (const [name, list] of Object.entries(lists)) ofOne.set(name, await asked(list))
  for (let more = 0; more < 9; more++) await something()
  for (const [name, list] of Object.entries(lists)) {
    const [few, many] = [ofOne.get(name), await asked(list)]
    expect([name, many.rows]).toEqual([name, (few?.rows ?? 0) * 10])
    expect([name, many.times]).toEqual([name, few?.times])
  }
})
