import { rmSync } from 'node:fs'
import type { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrations, migrationsBefore } from '../testing/migrations-before.ts'
import { openWithoutTables } from '../testing/on-every-database.ts'

let client: PGlite
let before: string
const stored = {
  rooms: [{ owed: { amount: 5, currency: 'USD' }, extras: { paid: { amount: 7, currency: 'USD' } } }],
  transportation: { kept: { amount: 9, currency: 'USD' } },
  promotionLost: { code: 'of "owed": and \\ more' },
}

beforeAll(async () => {
  before = migrationsBefore('0019_trade_words')
  client = await openWithoutTables()
  await migrate(drizzle(client), { migrationsFolder: before })
  // Turns foreign keys off: this test needs no reservation.
  await client.exec('set session_replication_role = replica')
  await client.query(
    `insert into outbox (id, kind, locale, payload, message_id, available_at, created_at)
      values (gen_random_uuid(), 'cancelled', 'en-US', $1, 'a', now(), now())`,
    [JSON.stringify({ cancellation: stored, undoUntil: '2027-03-01T15:30:00Z' })],
  )
  await client.exec('set session_replication_role = origin')
  await migrate(drizzle(client), { migrationsFolder: migrations })
})
afterAll(async () => {
  await client.close()
  rmSync(before, { recursive: true })
})

test('rows stored under the old names are read by the new ones, and the texts inside them are unchanged', async () => {
  const { rows } = await client.query('select payload from outbox')
  expect(rows).toEqual([
    {
      payload: {
        cancellation: {
          rooms: [
            { outstanding: { amount: 5, currency: 'USD' }, addOns: { paid: { amount: 7, currency: 'USD' } } },
          ],
          transfer: { retained: { amount: 9, currency: 'USD' } },
          promotionLost: { code: 'of "owed": and \\ more' },
        },
        reinstateUntil: '2027-03-01T15:30:00Z',
      },
    },
  ])
})
