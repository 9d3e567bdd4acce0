import { nameKeys, toReservationCode } from '@veranda/domain'
import type { Database } from '../platform/db/database.ts'
import type { SignInLimits } from '../identity/limits.ts'
import { mainGuestsOf } from './main-guests.ts'
import { type FullName, isOneOf } from './same-name.ts'

export type NamesTried = {
  readonly reservationCode: string
  readonly firstName: string
  readonly lastName: string
  /** The network asking; nothing where the user pool asks, which counts networks by itself. */
  readonly network?: string
}

export type NamesAnswer =
  | { readonly kind: 'match' }
  | { readonly kind: 'no-match' }
  /** The asker's own network has tried too often. */
  | { readonly kind: 'wait'; readonly seconds: number }
  /** Names are not looked at for now, right or wrong: a link by e-mail lets in. */
  | { readonly kind: 'link-instead'; readonly seconds: number }

export type CheckNamesNeeds = { readonly database: Database; readonly limits: SignInLimits }

/**
 * Whether the names are those of a main guest of the reservation. Counted before anything is compared; an
 * unknown number costs the same work and gets the same answer as a wrong name. The asker's own network comes first: past
 * its limit nothing of anybody else is counted, so that nobody closes a door but their own.
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

  const guests = await mainGuestsOf(database, number)
  if (!isOneOf(tried, guests)) return { kind: 'no-match' }
  await Promise.all([
    limits.number.forget(number),
    limits.names.giveBack(name),
    limits.everybody.giveBack(''),
    ...(tried.network === undefined ? [] : [limits.address.giveBack(tried.network)]),
  ])
  return { kind: 'match' }
}

async function longestWait(limits: SignInLimits, number: string, name: string): Promise<number | undefined> {
  const waits = await Promise.all([limits.number.admit(number), limits.names.admit(name)])
  const seconds = Math.max(...waits.map((wait) => wait ?? 0))
  return seconds > 0 ? seconds : undefined
}

/** A guest came in by a link: what others tried with their number and names no longer stands in their way. */
export async function forgiveTries(
  { database, limits }: CheckNamesNeeds,
  reservationCode: string,
): Promise<void> {
  const number = toReservationCode(reservationCode)
  const names = new Set((await mainGuestsOf(database, number)).flatMap(nameKeysOf))
  await Promise.all([limits.number.forget(number), ...[...names].map((name) => limits.names.forget(name))])
}

/** What tries of one name are counted under: its first name and first surname, so that more of them is no other name. */
const nameKey = ({ firstName, lastName }: FullName): string => [firstName, lastName].map(firstKey).join('\n')

function firstKey(name: string): string {
  const { whole, parts } = nameKeys(name)
  return parts[0] ?? whole
}

/** All that tries of somebody's name may have been counted under. */
function nameKeysOf({ firstName, lastName }: FullName): readonly string[] {
  const [first, last] = [keysOf(firstName), keysOf(lastName)]
  return first.flatMap((one) => last.map((other) => `${one}\n${other}`))
}

function keysOf(name: string): readonly string[] {
  const { whole, parts } = nameKeys(name)
  return parts.length > 0 ? parts : [whole]
}
