import { Socket } from 'node:net'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Pool, PoolClient } from 'pg'
import type { Database } from './database.ts'
import { guardTransactions } from './guard-transactions.ts'
import { type Store, StoreError } from './store.ts'
import type { StoreLimits } from './store-limits.ts'

export type ServerAddress = {
  readonly url: string
  readonly migrationsFolder: string
  readonly poolSize: number
  /** Missing where somebody works who has time, such as the import: then everything is waited for. */
  readonly limits: StoreLimits | undefined
}

// Any number; all processes of the service take the same one while they migrate.
const migrationLock = 727_274

/** Opens a PostgreSQL server's database through a pool of connections, once its tables are up to date. */
export async function openServer(address: ServerAddress): Promise<Store> {
  const { url, poolSize, limits } = address
  const { default: pg } = await import('pg')
  const { drizzle } = await import('drizzle-orm/node-postgres')
  await bringUpToDate(address)
  const pool = new pg.Pool({ connectionString: url, max: poolSize, keepAlive: true, ...within(limits) })
  // A connection that breaks is replaced; unheard, its error would end the process. The pool hears the idle ones.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  const database = drizzle(pool)
  let closed: Promise<void> | undefined
  return {
    db: guardTransactions(withOwnTransactions(database, pool, drizzle)),
    kind: 'postgres',
    close: () => {
      closed ??= pool.end()
      return closed
    },
  }
}

const within = (limits: StoreLimits | undefined) =>
  limits && {
    connectionTimeoutMillis: limits.connectionMs,
    lock_timeout: limits.lockMs,
    statement_timeout: limits.statementMs,
    idle_in_transaction_session_timeout: limits.silenceMs,
    // Before a connection that is only idle seems silent.
    idleTimeoutMillis: Math.floor(limits.silenceMs * 0.8),
    stream: () => socketGivingUpAfter(limits.silenceMs),
  }

/** A server that is frozen, or behind a line that swallows everything, ends nothing: its client has to. */
function socketGivingUpAfter(silenceMs: number): Socket {
  const socket = new Socket()
  socket.setTimeout(silenceMs, () =>
    socket.destroy(Object.assign(new Error('The database server is silent'), { code: 'ETIMEDOUT' })),
  )
  return socket
}

// With a connection of its own and all the time it needs: the tables of a large hotel are not altered in seconds.
async function bringUpToDate({ url, migrationsFolder }: ServerAddress): Promise<void> {
  const { default: pg } = await import('pg')
  const { drizzle } = await import('drizzle-orm/node-postgres')
  const { migrate } = await import('drizzle-orm/node-postgres/migrator')
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 30_000 })
  client.on('error', () => undefined)
  await client.connect().catch((cause: unknown) => {
    throw new StoreError('The PostgreSQL server of DATABASE_URL cannot be reached.', { cause })
  })
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await migrate(drizzle(client), { migrationsFolder })
  } finally {
    // Lets go of the lock too.
    await client.end()
  }
}

/**
 * The query builder keeps a connection for ever whose `begin` failed, and hands one back to the pool whose `rollback`
 * did: ten of them, and nobody is served any more. So connections are taken and given back here.
 */
function withOwnTransactions(
  database: NodePgDatabase,
  pool: Pool,
  drizzle: (client: PoolClient) => NodePgDatabase,
): Database {
  const transaction: Database['transaction'] = async (run, config) => {
    const client = await pool.connect()
    try {
      return await drizzle(client).transaction(run, config)
    } finally {
      client.release(client.getTransactionStatus() !== 'I')
    }
  }
  return new Proxy(database, {
    get(target, key) {
      if (key === 'transaction') return transaction
      const value: unknown = Reflect.get(target, key)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}
