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
const places: readonly (readonly [string, () => Promise<Place>])[] = [
  ['a folder', aFolder],
  ...(server === undefined ? [] : [['a PostgreSQL database', () => databaseOn(server)] as const]),
]

// Data that a migration moves elsewhere is tested beside it: `moved-help-lines.test.ts`,
// `renamed-accounts.test.ts`.
describe.each(places)('%s of the previous version', (_, make) => {
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

  const query = async (statement: string) =>
    ((await store.db.execute(sql.raw(statement))) as { readonly rows: readonly Row[] }).rows

  const { help_phone: _moved, ...tables } = rowsOf0014

  test.each(Object.entries(tables))('keeps the rows of %s', async (name, before) => {
    const [found] = await query(`select coalesce(json_agg(x), '[]') as rows from "${name}" x`)
    const columns = Object.keys(before[0] ?? {})
    const after = ((found?.['rows'] ?? []) as readonly Row[]).map((row) =>
      Object.fromEntries(columns.map((column) => [column, row[column]])),
    )
    const expected = name === 'ledger_entry' ? before.map(renamed) : before.map(inTradeWords)
    expect(inOrder(after)).toEqual(inOrder(expected))
  })

  test('sells add-ons in the properties that showed them', async () => {
    expect(
      await query(`select code from property where sells_add_ons = (cancelling = 'all-rooms-together')`),
    ).toEqual([])
  })

  test('lets every guest read their reservation', async () => {
    const app = createApp(aService(store, { clock: aClock('2026-11-23T18:00:00Z') }))
    for (const { code, brand } of tables['reservation'] ?? []) {
      const guest = { reservationCode: String(code), brand: String(brand) }
      const params = { codeReservation: guest.reservationCode }
      const read = await clientOf(app, guest).call(getReservation, { params })
      expect([code, read.ok]).toEqual([code, true])
    }
  })
})

type Row = Readonly<Record<string, unknown>>

const accounts = new Map<unknown, string>([
  ['guest', 'guest-folio'],
  ['sales', 'revenue'],
  ['till', 'cash'],
  ['credit', 'deferred'],
])
const renamed = (row: Row): Row => ({ ...row, account: accounts.get(row['account']) })

const tradeWords: Readonly<Record<string, string>> = {
  owed: 'outstanding',
  extras: 'addOns',
  transportation: 'transfer',
  kept: 'retained',
  hasTransportation: 'hasTransfer',
  undoUntil: 'reinstateUntil',
  serviceId: 'addOnId',
  wishId: 'requestId',
}
/** Renames the keys inside stored JSON, which have changed since. */
const inTradeWords = (row: Row): Row =>
  Object.fromEntries(Object.entries(row).map(([column, value]) => [column, keysRenamed(value)]))

function keysRenamed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(keysRenamed)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [tradeWords[key] ?? key, keysRenamed(part)]),
  )
}

/** Rows in a comparable form; JSON keys have no order of their own. */
const inOrder = (rows: readonly Row[]): readonly Row[] =>
  rows.toSorted((one, other) => (written(one) < written(other) ? -1 : 1))
const written = (row: Row): string =>
  JSON.stringify(Object.values(row).filter((value) => typeof value !== 'object'))
