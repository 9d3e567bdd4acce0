/** How long to wait for a database server, in milliseconds. Longer waits are answered as busy. */
export type StoreLimits = {
  /** For a connection, new or from the pool. */
  readonly connectionMs: number
  /** For a lock. */
  readonly lockMs: number
  /** For one statement; the server cancels it. */
  readonly statementMs: number
  /** For any data on a connection before it is closed. Longer than a statement may take. */
  readonly silenceMs: number
}

/**
 * The limits of a running service. Its statements take milliseconds: a wait of seconds means that something
 * is broken, and the guest should be told.
 */
export const usualLimits: StoreLimits = {
  connectionMs: 3_000,
  lockMs: 3_000,
  statementMs: 5_000,
  silenceMs: 6_000,
}
