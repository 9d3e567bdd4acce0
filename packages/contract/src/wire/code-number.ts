/**
 * A number for a country, currency or market code, which the API requires beside the code. Nothing depends on
 * it; it is the code read in base 36, so that it is always the same.
 */
export const codeNumber = (code: string): number =>
  Number.parseInt(code.replaceAll(/[^0-9a-z]/gi, '').slice(0, 6) || '0', 36)

/** The country whose number it is, should it be one: two letters. */
export function countryOfNumber(number: number): string | undefined {
  const code = number.toString(36).toUpperCase()
  return /^[A-Z]{2}$/.test(code) ? code : undefined
}
