import type { BrandId } from '@veranda/domain'

/** The brand a reservation belongs to, and the configured origin where that brand is served. */
export type ReservationHome = { readonly brand: BrandId; readonly origin: string }

/**
 * What the challenge triggers ask of the booking service. Every answer about a reservation that does not
 * exist costs the same work as one about a reservation that does.
 */
export type GuestCredentials = {
  /** Whether the names hold one of the reservation's rooms. Counts wrong tries; past the limit throws `TooManyTries`. */
  readonly namesMatch: (reservationCode: string, firstName: string, lastName: string) => Promise<boolean>
  /** Uses up a mailed one-time link; true once, for the brand it was issued for. */
  readonly consumeLink: (reservationCode: string, secret: string, brand: BrandId) => Promise<boolean>
  /** Uses up a handoff from another brand's site; true once, for the brand it was issued for. */
  readonly consumeHandoff: (reservationCode: string, secret: string, brand: BrandId) => Promise<boolean>
  readonly homeOf: (reservationCode: string) => Promise<ReservationHome | undefined>
  /** Lets `secret` sign in on the reservation's own brand, once and for two minutes. */
  readonly issueHandoff: (handoff: Handoff) => Promise<void>
  /** Whether a handoff with this secret was issued and still waits to be used. */
  readonly handoffWaits: (reservationCode: string, secret: string) => Promise<boolean>
}

type Handoff = {
  readonly reservationCode: string
  readonly secret: string
  readonly brand: BrandId
}
