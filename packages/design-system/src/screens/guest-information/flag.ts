/**
 * A country's flag in text, from the two letters of its code. A device without flags draws the letters, which name
 * the country as well: no pictures are brought along, and nothing is ever missing.
 */
export const flagOf = (countryCode: string): string =>
  /^[A-Z]{2}$/.test(countryCode)
    ? String.fromCodePoint(...countryCode.split('').map((letter) => 0x1f1a5 + letter.charCodeAt(0)))
    : ''
