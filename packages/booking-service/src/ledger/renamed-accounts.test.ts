import { rmSync } from 'node:fs'
import type { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { migrations, migrationsBefore } from '../testing/migrations-before.ts'
import { openWithoutTables } from '../testing/on-every-database.ts'

const renaming = '0017_ledger_accounts'

describe('a ledger from before the accounts were renamed', () => {
  let client: PGlite
  let before: string
  beforeAll(async () => {
    before = migrationsBefore(renaming)
    client = await openWithoutTables()
    await migrate(drizzle(client), { migrationsFolder: before })
    // Turns foreign keys off: this test needs no reservation.
    await client.exec(`set session_replication_role = replica;
      insert into ledger_entry (reservation_id, room_number, operation, account, amount, currency, at) values
        (1, 1, 'sale:room-1', 'guest', 900, 'USD', now()), (1, 1, 'sale:room-1', 'sales', -900, 'USD', now()),
        (1, 1, 'payment:7:room-1', 'till', 500, 'USD', now()), (1, 1, 'payment:7:room-1', 'guest', -500, 'USD', now()),
        (1, 1, 'cancel-2:credit:room-1', 'guest', 200, 'USD', now()),
        (1, 1, 'cancel-2:credit:room-1', 'credit', -200, 'USD', now());
      set session_replication_role = origin`)
    await migrate(drizzle(client), { migrationsFolder: migrations })
  })
  afterAll(async () => {
    await client.close()
    rmSync(before, { recursive: true })
  })

  test('has every amount under the account’s new name', async () => {
    const { rows } = await client.query(
      'select account, sum(amount)::int as amount from ledger_entry group by account order by account',
    )
    expect(rows).toEqual([
      { account: 'cash', amount: 500 },
      { account: 'deferred', amount: -200 },
      { account: 'guest-folio', amount: 600 },
      { account: 'revenue', amount: -900 },
    ])
  })

  test('is append-only, as before', async () => {
    await expect(client.query('update ledger_entry set amount = 0')).rejects.toThrow('only ever added')
    await expect(client.query('delete from ledger_entry')).rejects.toThrow('only ever added')
  })

  test('accepts no entry on an unknown account', async () => {
    await expect(
      client.query(`insert into ledger_entry (reservation_id, operation, account, amount, currency, at)
        values (1, 'payment:8:reservation', 'till', 500, 'USD', now())`),
    ).rejects.toThrow('ledger_account_known')
  })
})
