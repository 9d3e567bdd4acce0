/** Limits how often something is done for one key: an address, a reservation. Counted before anything is compared. */
export type Throttle = {
  /** Counts one use; the seconds to wait when the limit is reached. */
  readonly admit: (key: string) => Promise<number | undefined>
  /** No longer counts one use: it was a rightful one. */
  readonly uncount: (key: string) => Promise<void>
}

/** Both by the caller's address. */
export type PoolThrottles = {
  /** Sign-ins begun, and links and handoffs shown: nobody guesses their secrets, so this may be generous. */
  readonly starts: Throttle
  /** Names tried; right ones are not counted. */
  readonly answers: Throttle
}
