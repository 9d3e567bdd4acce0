/**
 * The API gives countries, currencies and markets a number beside their code. Nothing depends on it; ours is the
 * code's letters read in base 36, so that the same code has the same number in every answer.
 */
export const codeNumber = (code: string): number =>
  Number.parseInt(code.replaceAll(/[^0-9a-z]/gi, '').slice(0, 6) || '0', 36)

/** The country whose number it is, should it be one: two letters. */
export function countryOfNumber(number: number): string | undefined {
  const code = number.toString(36).toUpperCase()
  return /^[A-Z]{2}$/.test(code) ? code : undefined
}
