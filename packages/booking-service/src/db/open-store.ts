import { fileURLToPath } from 'node:url'
import { guardTransactions } from './guard-transactions.ts'
import { openFolder } from './open-folder.ts'
import { type Store, StoreError } from './store.ts'

export type StoreAddress = {
  /** `pglite:<folder>`, `pglite:` alone for one in memory, or `postgres://…`. */
  readonly url: string
  /** Where the migrations are, when they do not lie beside the source. */
  readonly migrationsFolder?: string
  /** The file of a packed embedded database that a new one begins with. */
  readonly startFrom?: string
}

const besideTheSource = fileURLToPath(new URL('../../migrations', import.meta.url))

// Any number; all processes of the service take the same one while they migrate.
const migrationLock = 727_274

/** Opens a database and brings its tables up to date. The drivers are loaded only when they are used. */
export async function openStore(address: StoreAddress): Promise<Store> {
  const { url, migrationsFolder = besideTheSource } = address
  return url.startsWith('pglite:')
    ? openEmbedded({ ...address, migrationsFolder })
    : openServer(url, migrationsFolder)
}

async function openEmbedded(address: StoreAddress & { readonly migrationsFolder: string }): Promise<Store> {
  const { drizzle } = await import('drizzle-orm/pglite')
  const { migrate } = await import('drizzle-orm/pglite/migrator')
  const { client, release } = await openFolder(address.url.slice('pglite:'.length), address.startFrom)
  const db = drizzle(client)
  let closed: Promise<void> | undefined
  const close = () => client.close().finally(release)
  try {
    await migrate(db, { migrationsFolder: address.migrationsFolder })
  } catch (failure) {
    await close()
    throw failure
  }
  return {
    db: guardTransactions(db),
    kind: 'pglite',
    close: () => {
      closed ??= close()
      return closed
    },
  }
}

async function openServer(url: string, migrationsFolder: string): Promise<Store> {
  const { default: pg } = await import('pg')
  const { drizzle } = await import('drizzle-orm/node-postgres')
  const { migrate } = await import('drizzle-orm/node-postgres/migrator')
  const pool = new pg.Pool({ connectionString: url, max: 10 })
  // A connection that breaks while idle is replaced; unheard, its error would end the process.
  pool.on('error', () => undefined)
  const connection = await pool.connect().catch((cause: unknown) => {
    throw new StoreError('The PostgreSQL server of DATABASE_URL cannot be reached.', { cause })
  })
  try {
    await connection.query('select pg_advisory_lock($1)', [migrationLock])
    await migrate(drizzle(connection), { migrationsFolder })
  } finally {
    await connection.query('select pg_advisory_unlock($1)', [migrationLock])
    connection.release()
  }
  let closed: Promise<void> | undefined
  return {
    db: guardTransactions(drizzle(pool)),
    kind: 'postgres',
    close: () => {
      closed ??= pool.end()
      return closed
    },
  }
}
