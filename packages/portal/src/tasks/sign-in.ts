import { type Failure, validateReservation } from '@veranda/contract'
import { ok, type Result, refused, toReservationCode } from '@veranda/domain'
import type { Credential } from '../auth/auth.ts'
import { keepTokensFor, type SignInLasts } from '../auth/keep-tokens.ts'
import { paths } from '../paths.ts'
import type { Portal } from '../portal.ts'
import { brandIdsOf } from '../variant.ts'
import { takeSession } from './take-session.ts'

export type Credentials = {
  readonly reservationCode: string
  readonly firstName: string
  readonly lastName: string
}

/** `not-let-in` is all a wrong number, a wrong name and a used link have in common: the guest learns no more. */
export type SignInRefusal = Failure | { readonly kind: 'not-let-in' }

/** `sign-in-by-link`: names are not looked at for now, right or wrong. */
export type NamesRefusal = SignInRefusal | { readonly kind: 'sign-in-by-link' }

/** `elsewhere`: the guest is on the way to the site of the brand that was booked. */
export type SignedIn = 'here' | 'elsewhere'

/** Signs in by reservation number and names. */
export async function signIn(
  portal: Portal,
  input: Credentials,
  lasts: SignInLasts = 'day',
): Promise<Result<SignedIn, NamesRefusal>> {
  const { reservationCode, firstName, lastName } = input
  // Opened while the service looks at the names, which saves a way there and back.
  portal.auth.begin(toReservationCode(reservationCode))
  const answer = await portal.client.call(validateReservation, {
    body: { reservationCode, firstName, lastName },
  })
  if (!answer.ok) return isByLink(answer.refusal) ? byLink : answer
  if (!answer.value.isValid) return refused({ kind: 'not-let-in' })
  const brand = brandIdsOf(portal.variants)
  const entry = await present(portal, reservationCode, { kind: 'names', firstName, lastName, brand }, lasts)
  // The pool's limits say no more than that they are reached; past each of them a link still lets in.
  return !entry.ok && entry.refusal.kind === 'too-many-tries' ? byLink : entry
}

const byLink = refused({ kind: 'sign-in-by-link' } as const)

const isByLink = (failure: Failure<typeof validateReservation>): boolean =>
  failure.kind === 'refused' && failure.refusal === 'sign-in-by-link'

/** Shows a credential to the user pool and follows its answer. */
export async function present(
  portal: Portal,
  reservationCode: string,
  credential: Credential,
  lasts: SignInLasts,
): Promise<Result<SignedIn, SignInRefusal>> {
  const username = toReservationCode(reservationCode)
  // A half-finished earlier sign-in must not stand in the way of this one.
  keepTokensFor(lasts)
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

const handoffPath = (reservation: string, code: string): string =>
  `${paths.signIn}/${encodeURIComponent(reservation)}/handoff#${encodeURIComponent(code)}`
