import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Store } from '../platform/db/store.ts'
import { onEveryDatabaseInFull } from '../testing/on-every-database.ts'
import { asStaff } from './actor.ts'
import { appendAudit } from './append-audit.ts'
import { verifyAudit } from './verify-audit.ts'

const actor = asStaff({ originJti: 'staff-user-1' })

async function write(store: Store, count: number): Promise<void> {
  for (let number = 1; number <= count; number += 1)
    await store.db.transaction((tx) =>
      appendAudit(tx, {
        at: new Date(Date.UTC(2027, 2, 1, 12, 0, number)),
        actor,
        action: 'request-answered',
        reservationId: number,
        // The database stores the fields in another order.
        detail: { note: 'Grüße', zebra: number, a: { of: [1, { z: 1, y: null }] }, gone: undefined },
      }),
    )
}

/** Changes a row with the rights of a database administrator. */
async function tamper(store: Store, statement: string): Promise<void> {
  await store.db.execute(sql`alter table audit disable trigger user`)
  await store.db.execute(sql.raw(statement))
  await store.db.execute(sql`alter table audit enable trigger user`)
}

onEveryDatabaseInFull((open) => {
  let store: Store
  beforeAll(async () => {
    store = await open()
  })
  beforeEach(() => tamper(store, 'delete from audit'))
  afterAll(() => store.close())

  test('a chain that nobody touched is whole, more entries than are read at once included', async () => {
    await write(store, 3)
    await store.db.execute(sql`select 1`)
    const verdict = await verifyAudit(store.db)
    expect(verdict).toMatchObject({ entries: 3 })
    expect(verdict.broken).toBeUndefined()
    expect(verdict.last).toMatch(/^[0-9a-f]{64}$/)
  })

  test.each([
    ['a time', `update audit set at = at + interval '1 ms' where reservation_id = 2`, 2],
    ['who acted', `update audit set actor = 'f' || substr(actor, 2) || 'x' where reservation_id = 2`, 2],
    ['what was done', `update audit set action = 'request-answereD' where reservation_id = 2`, 2],
    ['the reservation', `update audit set reservation_id = 9 where reservation_id = 2`, 2],
    ['a detail', `update audit set detail = jsonb_set(detail, '{zebra}', '3') where reservation_id = 2`, 2],
    ['a hash', `update audit set hash = 'a' || substr(hash, 2) || 'b' where reservation_id = 2`, 2],
    ['how it is sealed', `update audit set seal = null where reservation_id = 2`, 2],
    ['an entry that is gone', `delete from audit where reservation_id = 2`, 3],
  ])('a change of %s is found, and the first broken entry named', async (_, statement, at) => {
    await write(store, 4)
    const { rows } = (await store.db.execute<{ id: number }>(
      sql`select id::int as id from audit where reservation_id = ${at}`,
    )) as { readonly rows: readonly { readonly id: number }[] }
    await tamper(store, statement)
    expect((await verifyAudit(store.db)).broken?.id).toBe(rows[0]?.id)
  })

  test.each(['update audit set action = action', 'delete from audit', 'truncate audit'])(
    'the database refuses: %s',
    async (statement) => {
      await write(store, 1)
      await expect(store.db.execute(sql.raw(statement))).rejects.toThrow()
      expect(await verifyAudit(store.db)).toMatchObject({ entries: 1 })
    },
  )
})
