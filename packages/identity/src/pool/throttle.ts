/** Limits how often an address may do something. Counted before anything is compared. */
export type AddressThrottle = {
  /** Counts one use; the seconds to wait when the limit is reached. */
  readonly admit: (address: string) => Promise<number | undefined>
  /** Takes one use back, because it was a rightful one. */
  readonly giveBack: (address: string) => Promise<void>
}

export type PoolThrottles = {
  /** Sign-ins begun. */
  readonly starts: AddressThrottle
  /** Answers tried; right ones are given back. */
  readonly answers: AddressThrottle
}
