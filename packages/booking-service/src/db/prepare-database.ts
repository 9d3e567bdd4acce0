import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'

/** An embedded database with all its tables and nothing in them, packed: making one takes ten seconds, unpacking it one. */
export async function prepareDatabase(migrationsFolder: string): Promise<Buffer> {
  const client = await PGlite.create()
  await migrate(drizzle(client), { migrationsFolder })
  const packed = await client.dumpDataDir('gzip')
  await client.close()
  return Buffer.from(await packed.arrayBuffer())
}
