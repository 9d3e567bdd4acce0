import { foldName } from './fold-name.ts'
import { particles } from './guest-name.ts'

/**
 * A first or last name for comparing at sign-in. `whole` is the name without spaces, so that `O Brien` equals
 * `O’Brien`; `parts` are its parts, without particles and initials.
 */
export type NameKeys = { readonly whole: string; readonly parts: readonly string[] }

/** A name as names are compared: without case, accents and particles, whole and in its parts. */
export function nameKeys(name: string): NameKeys {
  const words = foldName(name).split(' ')
  const parts = words.filter((word) => /../u.test(word) && !particles.has(word))
  return { whole: words.join(''), parts }
}

/**
 * Whether a typed name fits a main guest's: the whole name, or at least one of its parts and nothing else.
 * `María` and `José María` fit `María José`; `María Ana` does not, so that each attempt is a single guess.
 * This is the plain rule; the service applies it in constant time.
 */
export function nameFits(typed: string, stored: string): boolean {
  const [one, other] = [nameKeys(typed), nameKeys(stored)]
  if (one.whole === '' || other.whole === '') return false
  const isPartOf = one.parts.length > 0 && one.parts.every((part) => other.parts.includes(part))
  return one.whole === other.whole || isPartOf
}
