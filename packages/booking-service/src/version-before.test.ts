import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getReservation } from '@veranda/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { createApp } from './app.ts'
import { openStore } from './platform/db/open-store.ts'
import type { Store } from './platform/db/store.ts'
import { aClock, aService, clientOf } from './testing/a-service.ts'
import { fillAs0014, rowsOf0014 } from './testing/database-0014.ts'
import { databaseOn } from './testing/on-every-database.ts'

type Place = { readonly url: string; readonly drop: () => unknown }

const aFolder = async (): Promise<Place> => {
  const folder = mkdtempSync(join(tmpdir(), 'veranda-version-before-'))
  return { url: `pglite:${folder}/database`, drop: () => rmSync(folder, { recursive: true }) }
}
const server = inject('postgresUrl')

describe.each([
  ['a folder', aFolder],
  ...(server === undefined ? [] : [['a PostgreSQL database', () => databaseOn(server)] as const]),
])('%s of the version before', (_, make: () => Promise<Place>) => {
  let place: Place
  let store: Store
  beforeAll(async () => {
    place = await make()
    await fillAs0014(place.url)
    store = await openStore({ url: place.url })
  })
  afterAll(async () => {
    await store.close()
    await place.drop()
  })

  const query = async (statement: string): Promise<readonly Record<string, unknown>[]> =>
    (await store.db.execute(sql.raw(statement))).rows

  const { help_phone: helpPhones = [], ...tables } = rowsOf0014

  test.each(Object.entries(tables))('keeps every row of %s', async (name, before) => {
    const [row] = await query(`select count(*)::int as rows from "${name}"`)
    expect(row).toEqual({ rows: before.length })
  })

  test.each(Object.entries(tables))(
    'changes nothing of %s but what a migration renames',
    async (name, before) => {
      const renamed = { account: accounts, help: {} }
      const [{ rows } = {}] = await query(`select coalesce(json_agg(x), '[]') as rows from "${name}" x`)
      const kept = (rows as readonly Record<string, unknown>[]).map((row) =>
        Object.fromEntries(Object.keys(before[0] ?? {}).map((column) => [column, row[column]])),
      )
      const expected = before.map((row) =>
        'account' in row && name === 'ledger_entry'
          ? { ...row, account: renamed.account[row['account'] as keyof typeof accounts] }
          : row,
      )
      expect(sorted(kept)).toEqual(sorted(expected))
    },
  )

  test('has the lines of each property where a property’s rules are', async () => {
    const own = helpPhones.filter(({ property_code }) => property_code !== null)
    const [row] = await query(
      `select coalesce(sum(jsonb_array_length(help->'lines')), 0)::int as lines from property`,
    )
    expect(row).toEqual({ lines: own.length })
  })

  test('sells add-ons where they were shown', async () => {
    expect(
      await query(`select code from property where sells_add_ons = (cancelling = 'all-rooms-together')`),
    ).toEqual([])
  })

  test('lets every guest read their reservation, and each sums to zero', async () => {
    const app = createApp(aService(store, { clock: aClock('2026-11-23T18:00:00Z') }))
    for (const { code, brand } of tables['reservation'] ?? []) {
      const guest = { reservationCode: String(code), brand: String(brand) }
      const read = await clientOf(app, guest).call(getReservation, {
        params: { codeReservation: guest.reservationCode },
      })
      expect([code, read.ok]).toEqual([code, true])
    }
    expect(
      await query(
        `select operation from ledger_entry group by reservation_id, operation having sum(amount) <> 0`,
      ),
    ).toEqual([])
  })
})

const accounts = { guest: 'guest-folio', sales: 'revenue', till: 'cash', credit: 'deferred' } as const

const sorted = (rows: readonly object[]): readonly string[] => rows.map((row) => JSON.stringify(row)).sort()
