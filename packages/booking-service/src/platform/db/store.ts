import type { Database } from './database.ts'

/** An open database of either kind. */
export type Store = {
  readonly db: Database
  readonly kind: 'pglite' | 'postgres'
  /** Waits for running work, then releases the folder or the connections. */
  readonly close: () => Promise<void>
}

/**
 * A database that cannot be opened or used; the message is one sentence for the person who starts the
 * program.
 */
export class StoreError extends Error {}
