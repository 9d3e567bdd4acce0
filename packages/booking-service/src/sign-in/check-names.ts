import { nameKeys, toReservationCode } from '@veranda/domain'
import type { Database } from '../platform/db/database.ts'
import type { SignInLimits } from '../identity/limits.ts'
import { namesThatSignIn } from '../identity/who-may-sign-in.ts'
import { type FullName, isOneOf } from './same-name.ts'

export type NamesTried = {
  readonly reservationCode: string
  readonly firstName: string
  readonly lastName: string
  /** The caller's network; missing for calls by the user pool, which counts networks by itself. */
  readonly network?: string
}

export type NamesAnswer =
  | { readonly kind: 'match' }
  | { readonly kind: 'no-match' }
  /** The caller's own network has made too many attempts. */
  | { readonly kind: 'wait'; readonly seconds: number }
  /** Names are not checked for now, right or wrong: only a link by e-mail signs in. */
  | { readonly kind: 'link-instead'; readonly seconds: number }

export type CheckNamesNeeds = { readonly database: Database; readonly limits: SignInLimits }

/**
 * Whether the names are those of a guest who may sign in (`who-may-sign-in.ts`). Attempts are counted before anything is
 * compared; an unknown number costs the same work and gets the same answer as a wrong name. The caller's own
 * network is checked first: beyond its limit no shared counter is touched, so that an attacker blocks only
 * themselves.
 */
export async function checkNames(
  { database, limits }: CheckNamesNeeds,
  tried: NamesTried,
): Promise<NamesAnswer> {
  const number = toReservationCode(tried.reservationCode)
  const name = nameKey(tried)
  const ownWait = tried.network === undefined ? undefined : await limits.address.admit(tried.network)
  if (ownWait !== undefined) return { kind: 'wait', seconds: ownWait }
  const seconds = (await limits.everybody.admit('')) ?? (await longestWait(limits, number, name))
  if (seconds !== undefined) return { kind: 'link-instead', seconds }

  const guests = await namesThatSignIn(database, number)
  if (!isOneOf(tried, guests)) return { kind: 'no-match' }
  await Promise.all([
    limits.number.forget(number),
    limits.names.uncount(name),
    limits.everybody.uncount(''),
    ...(tried.network === undefined ? [] : [limits.address.uncount(tried.network)]),
  ])
  return { kind: 'match' }
}

async function longestWait(limits: SignInLimits, number: string, name: string): Promise<number | undefined> {
  const waits = await Promise.all([limits.number.admit(number), limits.names.admit(name)])
  const seconds = Math.max(...waits.map((wait) => wait ?? 0))
  return seconds > 0 ? seconds : undefined
}

/**
 * Clears the counters of other people's attempts with a guest's number and names, after the guest has signed
 * in by a link.
 */
export async function forgiveTries(
  { database, limits }: CheckNamesNeeds,
  reservationCode: string,
): Promise<void> {
  const number = toReservationCode(reservationCode)
  const names = new Set((await namesThatSignIn(database, number)).flatMap(nameKeysOf))
  await Promise.all([limits.number.forget(number), ...[...names].map((name) => limits.names.forget(name))])
}

/**
 * The counter key of a name: its first given name and its first surname, so that adding names does not make
 * another key.
 */
const nameKey = ({ firstName, lastName }: FullName): string => [firstName, lastName].map(firstKey).join('\n')

function firstKey(name: string): string {
  const { whole, parts } = nameKeys(name)
  return parts[0] ?? whole
}

/** All keys under which attempts with a guest's name may have been counted. */
function nameKeysOf({ firstName, lastName }: FullName): readonly string[] {
  const [first, last] = [keysOf(firstName), keysOf(lastName)]
  return first.flatMap((one) => last.map((other) => `${one}\n${other}`))
}

function keysOf(name: string): readonly string[] {
  const { whole, parts } = nameKeys(name)
  return parts.length > 0 ? parts : [whole]
}
