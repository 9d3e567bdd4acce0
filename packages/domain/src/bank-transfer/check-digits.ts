/**
 * The remainder by 97 of a text of letters and digits, in which A is 10 and Z is 35 (ISO 7064): what IBANs and payment
 * references are checked by.
 */
function remainderBy97(text: string): number {
  let remainder = 0
  for (const sign of text) {
    const value = Number.parseInt(sign, 36)
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97
  }
  return remainder
}

/** The two digits that make `prefix` + digits + `body` leave a remainder of 1 once the first four signs are moved to the end. */
export const checkDigitsOf = (prefix: string, body: string): string =>
  String(98 - remainderBy97(`${body}${prefix}00`)).padStart(2, '0')

/** Whether the first four signs, moved to the end, leave a remainder of 1. */
export const passesCheckDigits = (text: string): boolean =>
  remainderBy97(`${text.slice(4)}${text.slice(0, 4)}`) === 1
