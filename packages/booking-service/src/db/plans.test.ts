import { getReservation, listGuests } from '@veranda/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { createApp } from '../app.ts'
import { valueOf } from '../changes/testing/a-changing-guest.ts'
import { aHouse, book, codeOf, type HouseGuest, openNights } from '../changes/testing/a-house.ts'
import { aService, clientOf } from '../http/testing/a-service.ts'
import { databaseOn } from '../testing/on-every-database.ts'
import { openStore } from './open-store.ts'
import type { Store } from './store.ts'

/** How often a table was read from beginning to end. */
type Scans = { readonly name: string; readonly scans: number }

const stay = { arrival: '2027-05-01', departure: '2027-05-04' } as const

const server = inject('postgresUrl')
describe.skipIf(server === undefined)('on PostgreSQL', () => {
  let database: Awaited<ReturnType<typeof databaseOn>>
  let store: Store
  let guest: HouseGuest

  beforeAll(async () => {
    database = await databaseOn(server ?? '')
    const first = await openStore({ url: database.url })
    const house = await aHouse(first.db)
    await openNights(first.db, house, { from: stay.arrival, nights: 10, rooms: 2 })
    guest = await book(first.db, house, {
      code: codeOf(1),
      stay,
      rooms: [{ category: 0, pricePerNight: 30_000 }],
    })
    // A small table is read whole, index or not. So it stays only where there is no index, whatever the size.
    await first.db.execute(sql.raw(`alter database ${database.name} set enable_seqscan = off`))
    await first.close()
    store = await openStore({ url: database.url })
  })
  afterAll(async () => {
    await store.close()
    await database.drop()
  })

  /** The tables that are read from beginning to end meanwhile. */
  async function readWhole(work: () => Promise<unknown>): Promise<readonly string[]> {
    const scans = async () => {
      // Each connection keeps its counts for a while, unless it is told to hand them in.
      await Promise.all(
        Array.from({ length: 10 }, () => store.db.execute(sql`select pg_stat_force_next_flush()`)),
      )
      const { rows } = (await store.db.execute<Scans>(
        sql`select relname as name, seq_scan::int as scans from pg_stat_user_tables where schemaname = 'public' order by 1`,
      )) as { readonly rows: readonly Scans[] }
      return rows
    }
    const before = await scans()
    await work()
    const after = await scans()
    return after.filter((row, index) => row.scans > (before[index]?.scans ?? 0)).map(({ name }) => name)
  }

  test('a reservation and its guests are read by indexes alone', async () => {
    const client = clientOf(createApp(aService(store)), guest)
    const code = guest.reservationCode
    expect(
      await readWhole(async () => {
        valueOf(await client.call(getReservation, { params: { codeReservation: code } }))
        valueOf(await client.call(listGuests, { params: { bookingCode: code } }))
      }),
    ).toEqual([])
  })

  test('a table that is read whole would be named', async () => {
    expect(
      await readWhole(() => store.db.execute(sql`select 1 from guest where last_name = 'Nobody'`)),
    ).toEqual(['guest'])
  })
})
