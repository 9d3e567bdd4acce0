import { tmpdir } from 'node:os'
import type { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pglite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openEmbedded } from '../../testing/on-every-database.ts'
import { keepingSpace } from './keeping-space.ts'
import { isStoreAway } from './store-away.ts'
import type { Store } from './store.ts'

let store: Store
let client: PGlite
beforeAll(async () => {
  store = await openEmbedded()
  client = Reflect.get(store.db, '$client') as PGlite
  await client.exec('create table written (what text)')
})
afterAll(() => store.close())

const writes = [
  ['a statement', (db) => db.execute(sql`insert into written values ('alone')`)],
  ['one behind a name', (db) => db.execute(sql`with one as (delete from written) select 1`)],
  ['a transaction', (db) => db.transaction((tx) => tx.execute(sql`insert into written values ('in one')`))],
] as const satisfies readonly (readonly [string, (db: ReturnType<typeof drizzle>) => Promise<unknown>])[]

test.each(writes)(
  '%s that writes is refused while the disk is nearly full, as one that may be repeated',
  async (_, write) => {
    const full = drizzle(keepingSpace(client, tmpdir(), Number.MAX_SAFE_INTEGER))
    const refused = await write(full).catch((thrown: unknown) => thrown)
    expect(isStoreAway(refused)).toBe(true)
    expect((await full.execute(sql`select count(*)::int as rows from written`)).rows).toEqual([{ rows: 0 }])
  },
)

test('with space everything is written', async () => {
  const db = drizzle(keepingSpace(client, tmpdir(), 0))
  for (const [, write] of writes) await write(db)
  expect((await db.execute(sql`select what from written`)).rows).toEqual([{ what: 'in one' }])
})
