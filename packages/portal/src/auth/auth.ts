import type { BrandId } from '@veranda/domain'

/** What a guest brings to be let in. A page that can show several brands names them all. */
export type Credential = { readonly brand: BrandId | readonly BrandId[] } & (
  | { readonly kind: 'names'; readonly firstName: string; readonly lastName: string }
  | { readonly kind: 'link'; readonly uuid: string }
  | { readonly kind: 'handoff'; readonly code: string }
)

/** The user pool's answer. `other-brand`: the credential is right and the reservation lives on another site. */
export type Answer =
  | { readonly kind: 'let-in' }
  | { readonly kind: 'not-let-in' }
  | { readonly kind: 'too-many-tries' }
  /** The way to the pool is cut. */
  | { readonly kind: 'unreachable' }
  /** The pool is there and cannot answer now. */
  | { readonly kind: 'unavailable' }
  | {
      readonly kind: 'other-brand'
      readonly origin: string
      readonly reservation: string
      readonly code: string
    }

/** The user pool, as the portal needs it. */
export type Auth = {
  /** Opens a sign-in before it is known whether it will be answered, so that the answer waits for nothing. Never fails. */
  readonly begin: (reservationCode: string) => void
  readonly answer: (reservationCode: string, credential: Credential) => Promise<Answer>
  /** Fetches new tokens when the old ones allow it. */
  readonly refresh: () => Promise<void>
  /** Revokes the session and forgets its tokens. Never fails: what cannot be revoked runs out. */
  readonly leave: () => Promise<void>
}
