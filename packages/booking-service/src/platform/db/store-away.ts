/** How long to wait before asking again, in seconds. */
export const storeRetrySeconds = 5

/**
 * Whether something failed because the database cannot be worked with at the moment: it is away, full, starting, silent
 * or overrun, or gave way to others. What was asked for may be asked again.
 */
export function isStoreAway(thrown: unknown): boolean {
  if (!(thrown instanceof Error)) return false
  if ('code' in thrown && typeof thrown.code === 'string' && isPassing(thrown.code)) return true
  if (driversWords.has(thrown.message)) return true
  return thrown.cause !== undefined && isStoreAway(thrown.cause)
}

const isPassing = (code: string): boolean => passing.some((start) => code.startsWith(start))

const passing: readonly string[] = [
  // The network: refused, cut, unreachable, no such name for now.
  'ECONN',
  'ETIMEDOUT',
  'EPIPE',
  'EHOST',
  'ENET',
  'ENOTFOUND',
  'EAI_AGAIN',
  // The folder of the embedded database lies on a full disk.
  'ENOSPC',
  // PostgreSQL: connection, resources (disk, memory, connections), shutting down and starting, input and output.
  '08',
  '53',
  '57P0',
  '58030',
  // A statement, a lock or a transaction that took too long, and who gave way to another.
  '57014',
  '55P03',
  '25P03',
  '25P04',
  '40001',
  '40P01',
  // A copy that only reads: the other one is taking over.
  '25006',
]

// The driver gives these no code. `pg` 8.23: lib/client.js and pg-pool's index.js.
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
