import { Socket } from 'node:net'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Pool, PoolClient } from 'pg'
import { tracedClient } from '../telemetry/traced-client.ts'
import type { Database } from './database.ts'
import { guardTransactions } from './guard-transactions.ts'
import { type Store, StoreError } from './store.ts'
import type { StoreLimits } from './store-limits.ts'

export type ServerAddress = {
  readonly url: string
  readonly migrationsFolder: string
  readonly poolSize: number
  /** Missing for work that has time, such as the import, which waits without limits. */
  readonly limits: StoreLimits | undefined
  readonly statements: 'traced' | undefined
}

// Any number, as long as all processes of the service use the same one while they migrate.
const migrationLock = 727_274

/** Opens a PostgreSQL server's database through a pool of connections, once its tables are up to date. */
export async function openServer(address: ServerAddress): Promise<Store> {
  const { url, poolSize, limits, statements } = address
  const { default: pg } = await import('pg')
  const { drizzle } = await import('drizzle-orm/node-postgres')
  await bringUpToDate(address)
  const pool = new pg.Pool({ connectionString: url, max: poolSize, keepAlive: true, ...within(limits) })
  // A broken connection is replaced; without a listener its error would end the process. The pool listens on
  // idle ones.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  const builderOn = (client: Pool | PoolClient) =>
    drizzle(statements === 'traced' ? tracedClient(client) : client)
  let closed: Promise<void> | undefined
  return {
    db: guardTransactions(withOwnTransactions(pool, builderOn)),
    kind: 'postgres',
    connections: () => ({
      'in-use': pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
      most: poolSize,
    }),
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
    // Closes idle connections before they count as silent.
    idleTimeoutMillis: Math.floor(limits.silenceMs * 0.8),
    stream: () => socketGivingUpAfter(limits.silenceMs),
  }

/**
 * A server that is frozen, or behind a network that drops everything, never closes a connection: the client
 * has to.
 */
function socketGivingUpAfter(silenceMs: number): Socket {
  const socket = new Socket()
  socket.setTimeout(silenceMs, () =>
    socket.destroy(Object.assign(new Error('The database server is silent'), { code: 'ETIMEDOUT' })),
  )
  return socket
}

// On a connection of its own and without time limits: migrating the tables of a large hotel takes longer than
// seconds.
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
    // Also releases the lock.
    await client.end()
  }
}

/**
 * The query builder leaks a connection when `begin` fails, and returns a broken one to the pool when
 * `rollback` does; after ten of them nobody is served. So connections are acquired and released here.
 */
function withOwnTransactions(pool: Pool, builderOn: (client: Pool | PoolClient) => NodePgDatabase): Database {
  const transaction: Database['transaction'] = async (run, config) => {
    const client = await pool.connect()
    try {
      return await builderOn(client).transaction(run, config)
    } finally {
      client.release(client.getTransactionStatus() !== 'I')
    }
  }
  return new Proxy(builderOn(pool), {
    get(target, key) {
      if (key === 'transaction') return transaction
      const value: unknown = Reflect.get(target, key)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}
