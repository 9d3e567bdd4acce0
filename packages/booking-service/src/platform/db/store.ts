import type { Database } from './database.ts'

/** An open database of either kind. */
export type Store = {
  readonly db: Database
  readonly kind: 'pglite' | 'postgres'
  /** The connections to a server: how many are in use, idle and waited for, and how many there may be. */
  readonly connections?: () => Readonly<Record<'in-use' | 'idle' | 'waiting' | 'most', number>>
  /** Waits for running work, then releases the folder or the connections. */
  readonly close: () => Promise<void>
}

/**
 * A database that cannot be opened or used; the message is one sentence for the person who starts the
 * program.
 */
export class StoreError extends Error {}
