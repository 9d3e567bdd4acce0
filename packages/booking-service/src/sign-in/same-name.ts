import { createHash, timingSafeEqual } from 'node:crypto'
import { nameKeys } from '@veranda/domain'

/** Somebody's first and last name, as they are kept or as they were typed. */
export type FullName = { readonly firstName: string; readonly lastName: string }

// The most rooms a reservation has, and the most names of a name that are looked at one by one: as many comparisons are
// made for every number, known or not, and for every name, however it is typed.
const mostGuests = 9
const mostParts = 6

/**
 * Whether a name is that of one of some holders, by the rule of `nameFits`, in a time that tells neither how many holders
 * there are nor how much of a name fits.
 */
export function isOneOf(typed: FullName, holders: readonly FullName[]): boolean {
  const [first, last] = [digestsOf(typed.firstName), digestsOf(typed.lastName)]
  const slots = Array.from({ length: Math.max(mostGuests, holders.length) }, (_, slot) => holders[slot])
  const found = slots.reduce((count, holder) => {
    const { firstName, lastName } = holder ?? { firstName: '', lastName: '' }
    return count + (fits(first, digestsOf(firstName)) & fits(last, digestsOf(lastName)))
  }, 0)
  return found > 0
}

/** A name and each name it is made of, as digests of one length; those that are not there are no name. */
type Digests = { readonly whole: Digest; readonly parts: readonly Digest[] }
type Digest = { readonly bytes: Buffer; readonly isNamed: 0 | 1 }

function digestsOf(name: string): Digests {
  const { whole, parts } = nameKeys(name)
  // A name of more parts than are compared counts as a whole only.
  const compared = parts.length > mostParts ? [] : parts
  return {
    whole: digestOf(whole),
    parts: Array.from({ length: mostParts }, (_, index) => digestOf(compared[index] ?? '')),
  }
}

const digestOf = (text: string): Digest => ({
  bytes: createHash('sha256').update(text).digest(),
  isNamed: text === '' ? 0 : 1,
})

/** 1 or 0: bits are joined without a branch, so that no comparison is left out. */
function fits(typed: Digests, stored: Digests): number {
  const missing = typed.parts.reduce((count, part) => {
    const matches = stored.parts.reduce((sum, other) => sum + isSame(part, other), 0)
    return count + (part.isNamed & Number(matches === 0))
  }, 0)
  const [firstPart] = typed.parts
  const isPartOf = (firstPart?.isNamed ?? 0) & Number(missing === 0)
  return isSame(typed.whole, stored.whole) | isPartOf
}

const isSame = (one: Digest, other: Digest): number =>
  Number(timingSafeEqual(one.bytes, other.bytes)) & one.isNamed & other.isNamed
