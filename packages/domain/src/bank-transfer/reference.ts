import { checkDigitsOf, passesCheckDigits } from './check-digits.ts'

/** How many digits a reference has behind “RF” and its check digits. */
export const referenceDigits = 12

const length = 4 + referenceDigits
// Digits alone: among letters the check digits would miss some mistakes.
const shape = /^RF\d+$/

/**
 * The reference of a bank transfer, made of {@link referenceDigits} digits: a creditor reference as ISO 11649 has it, which
 * fits into every bank’s field and is checked by many as it is typed.
 */
export const bankTransferReference = (digits: string): string => `RF${checkDigitsOf('RF', digits)}${digits}`

/** Whether a text is a creditor reference of ours, with its check digits right (ISO 11649). */
export const isBankTransferReference = (text: string): boolean =>
  text.length === length && shape.test(text) && passesCheckDigits(text)

/** The references in what a bank wrote beside a transfer, whatever it cut, joined or put between the signs. */
export function referencesIn(text: string): readonly string[] {
  const signs = text.toUpperCase().replaceAll(/[^A-Z\d]/g, '')
  const found = [...signs.matchAll(/RF/g)]
    .map(({ index }) => signs.slice(index, index + length))
    .filter(isBankTransferReference)
  return [...new Set(found)]
}
