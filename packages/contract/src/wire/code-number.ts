/**
 * A number for a country, currency or market code, which the API requires beside the code. Nothing depends on
 * it; it is the code read in base 36, so that it is always the same.
 */
export const codeNumber = (code: string): number =>
  Number.parseInt(code.replaceAll(/[^0-9a-z]/gi, '').slice(0, 6) || '0', 36)
