import { type Failure, validateReservation } from '@veranda/contract'
import { ok, type Result, refused } from '@veranda/domain'
import type { Credential } from '../auth/auth.ts'
import { forgetTokens } from '../auth/stored-tokens.ts'
import { handoffPath } from '../paths.ts'
import type { Portal } from '../portal.ts'
import { brandKeysOf } from '../variant.ts'
import { takeSession } from './take-session.ts'

export type Credentials = {
  readonly reservationCode: string
  readonly firstName: string
  readonly lastName: string
}

/** `not-let-in` is all a wrong number, a wrong name and a used link have in common: the guest learns no more. */
export type SignInRefusal = Failure | { readonly kind: 'not-let-in' }

/** `elsewhere`: the guest is on the way to the site of the brand that was booked. */
export type SignedIn = 'here' | 'elsewhere'

/** Signs in by reservation number and names. */
export async function signIn(portal: Portal, wish: Credentials): Promise<Result<SignedIn, SignInRefusal>> {
  const { reservationCode, firstName, lastName } = wish
  const answer = await portal.client.call(validateReservation, {
    body: { reservationCode, firstName, lastName },
  })
  if (!answer.ok) return answer
  if (!answer.value.isValid) return refused({ kind: 'not-let-in' })
  return present(portal, reservationCode, {
    kind: 'names',
    firstName,
    lastName,
    brand: brandKeysOf(portal.variants),
  })
}

/** Shows a credential to the user pool and follows its answer. */
export async function present(
  portal: Portal,
  reservationCode: string,
  credential: Credential,
): Promise<Result<SignedIn, SignInRefusal>> {
  const username = reservationCode.trim().toUpperCase()
  // A half-finished earlier sign-in must not stand in the way of this one.
  forgetTokens(localStorage)
  const answer = await portal.auth.answer(username, credential)
  switch (answer.kind) {
    case 'let-in':
      return takeSession(portal).kind === 'signed-in' ? ok('here') : refused({ kind: 'unreadable' })
    case 'other-brand':
      if (!(await portal.siteOrigins()).includes(answer.origin)) return refused({ kind: 'unreadable' })
      portal.leaveTo(answer.origin + handoffPath(answer.reservation, answer.code))
      return ok('elsewhere')
    case 'not-let-in':
      return refused({ kind: 'not-let-in' })
    case 'too-many-tries':
      return refused({ kind: 'too-many-tries', retryAfterSeconds: 60 })
    case 'unreachable':
      return refused({ kind: 'offline' })
    case 'unavailable':
      return refused({ kind: 'unavailable' })
  }
}
