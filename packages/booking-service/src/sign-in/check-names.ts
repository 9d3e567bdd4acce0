import { foldName } from '@veranda/domain'
import type { Database } from '../db/database.ts'
import type { SignInLimits } from './limits.ts'
import { mainGuestsOf } from './main-guests.ts'
import { isOneOf } from './same-name.ts'

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
  | { readonly kind: 'wait'; readonly seconds: number }

export type CheckNamesNeeds = { readonly database: Database; readonly limits: SignInLimits }

/**
 * Whether the names are those of a main guest of the reservation. Counted before anything is compared; an
 * unknown number costs the same work and gets the same answer as a wrong name.
 */
export async function checkNames(
  { database, limits }: CheckNamesNeeds,
  tried: NamesTried,
): Promise<NamesAnswer> {
  const number = tried.reservationCode.trim().toUpperCase()
  const name = nameKey(tried.firstName, tried.lastName)
  const counted = [
    { limit: limits.number, key: number },
    { limit: limits.names, key: name },
    { limit: limits.everybody, key: '' },
    ...(tried.network === undefined ? [] : [{ limit: limits.address, key: tried.network }]),
  ]
  const waits = await Promise.all(counted.map(({ limit, key }) => limit.admit(key)))
  const seconds = Math.max(0, ...waits.map((wait) => wait ?? 0))
  if (seconds > 0) return { kind: 'wait', seconds }

  const guests = await mainGuestsOf(database, number)
  const matches = isOneOf(
    name,
    guests.map((guest) => nameKey(guest.firstName, guest.lastName)),
  )
  if (!matches) return { kind: 'no-match' }
  await Promise.all(
    counted.map(({ limit, key }) => (limit === limits.number ? limit.forget(key) : limit.giveBack(key))),
  )
  return { kind: 'match' }
}

const nameKey = (firstName: string, lastName: string): string =>
  `${foldName(firstName)}\n${foldName(lastName)}`
