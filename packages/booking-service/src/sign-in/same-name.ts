import { createHash, timingSafeEqual } from 'node:crypto'
import { nameKeys } from '@veranda/domain'

/** A first and last name, stored or typed. */
export type FullName = { readonly firstName: string; readonly lastName: string }

// The most rooms of a reservation, and the most parts of a name compared one by one: the number of
// comparisons is the same for every number, known or not, and for every name.
const mostGuests = 9
const mostParts = 6

/**
 * Whether a typed name fits one of the main guests by the rule of `nameFits`, in constant time: the duration
 * reveals neither the number of guests nor how much of a name fits.
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

/** The digests of a name and its parts, all of one length; missing parts get the digest of no name. */
type Digests = { readonly whole: Digest; readonly parts: readonly Digest[] }
type Digest = { readonly bytes: Buffer; readonly isNamed: 0 | 1 }

function digestsOf(name: string): Digests {
  const { whole, parts } = nameKeys(name)
  // A name with more parts counts only as a whole.
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

/** 1 or 0: combined by bits without branches, so that every comparison is made. */
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
