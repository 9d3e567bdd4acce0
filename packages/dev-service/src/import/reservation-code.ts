import { picksFrom } from './deterministic.ts'

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ'
const signs = `${letters}0123456789`
const digits = '0123456789'

/** A free reservation code of the usual shape, the same for the same row as long as no other row has taken it. */
export function freeCode(propertyCode: string, importKey: string, taken: ReadonlySet<string>): string {
  for (let attempt = 0; ; attempt++) {
    const code = codeFor(propertyCode, `${importKey}/code/${attempt}`)
    if (!taken.has(code)) return code
  }
}

function codeFor(propertyCode: string, seed: string): string {
  const picks = picksFrom(seed)
  const some = (count: number, from: string) =>
    Array.from({ length: count }, () => from.charAt(picks.number(from.length))).join('')
  return `${propertyCode}-${some(3, digits)}${some(3, signs)}-${some(2, letters)}`
}
