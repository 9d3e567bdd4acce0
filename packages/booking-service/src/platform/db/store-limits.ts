/** How long is waited for a database server, in milliseconds. What takes longer is answered as busy. */
export type StoreLimits = {
  /** For a connection: a new one, or one of the pool that is in use. */
  readonly connectionMs: number
  /** For a lock somebody else holds. */
  readonly lockMs: number
  /** For one statement; the server ends it. */
  readonly statementMs: number
  /** For any sign of life on a connection; then it is given up on. Longer than a statement may take. */
  readonly silenceMs: number
}

/**
 * What a running service waits for. Its statements take milliseconds: whoever still waits after seconds waits for
 * something that is broken, and a guest is better told so.
 */
export const usualLimits: StoreLimits = {
  connectionMs: 3_000,
  lockMs: 3_000,
  statementMs: 5_000,
  silenceMs: 6_000,
}
