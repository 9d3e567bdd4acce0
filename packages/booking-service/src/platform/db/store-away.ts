/** The `Retry-After` of an unavailable database, in seconds. */
export const storeRetrySeconds = 5

/**
 * Whether a failure means that the database is unavailable at the moment: stopped, full, starting, silent,
 * overloaded, or rolling back for another transaction. The request may be repeated.
 */
export function isStoreAway(thrown: unknown): boolean {
  if (!(thrown instanceof Error)) return false
  if ('code' in thrown && typeof thrown.code === 'string' && isPassing(thrown.code)) return true
  if (driversWords.has(thrown.message)) return true
  return thrown.cause !== undefined && isStoreAway(thrown.cause)
}

const isPassing = (code: string): boolean => passing.some((start) => code.startsWith(start))

const passing: readonly string[] = [
  // Network errors: refused, closed, unreachable, name not found.
  'ECONN',
  'ETIMEDOUT',
  'EPIPE',
  'EHOST',
  'ENET',
  'ENOTFOUND',
  'EAI_AGAIN',
  // The folder of the embedded database is on a full disk.
  'ENOSPC',
  // PostgreSQL's classes: connection, resources (disk, memory, connections), operator intervention (shutdown,
  // start), system error.
  '08',
  '53',
  '57P0',
  '58030',
  // A statement, lock or transaction timeout, and a transaction rolled back for another.
  '57014',
  '55P03',
  '25P03',
  '25P04',
  '40001',
  '40P01',
  // A read-only replica: a failover is in progress.
  '25006',
]

// Errors of the driver without a code. `pg` 8.23: lib/client.js and pg-pool's index.js.
const driversWords: ReadonlySet<string> = new Set([
  'Connection terminated',
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Query read timeout',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'Cannot use a pool after calling end on the pool',
])
