import { foldName } from './fold-name.ts'
import { particles } from './guest-name.ts'

/**
 * A first or last name as sign-in compares it. `whole` is all of it without blanks, so that `O Brien` is `O’Brien`;
 * `parts` are the names it is made of, without the small words between them and without initials.
 */
export type NameKeys = { readonly whole: string; readonly parts: readonly string[] }

export function nameKeys(name: string): NameKeys {
  const words = foldName(name).split(' ')
  const parts = words.filter((word) => /../u.test(word) && !particles.has(word))
  return { whole: words.join(''), parts }
}

/**
 * Whether what was typed is a holder's name: all of it, or at least one of the names it is made of and nothing else.
 * `María` and `José María` fit `María José`; `María Ana` does not, so that a try is one guess and no list of them. This
 * says the rule; where guesses are answered it is applied in constant time.
 */
export function nameFits(typed: string, stored: string): boolean {
  const [one, other] = [nameKeys(typed), nameKeys(stored)]
  if (one.whole === '' || other.whole === '') return false
  const isPartOf = one.parts.length > 0 && one.parts.every((part) => other.parts.includes(part))
  return one.whole === other.whole || isPartOf
}
