import { codeParts } from './reservation-code.ts'

/** Why a field is refused; the screen has the wording. */
export type FieldRefusal =
  | { readonly rule: 'required' }
  | { readonly rule: 'email' }
  | { readonly rule: 'emails' }
  | { readonly rule: 'letters-only' }
  | { readonly rule: 'name' }
  | { readonly rule: 'numbers-only' }
  | { readonly rule: 'too-short'; readonly required: number; readonly current: number }
  | { readonly rule: 'too-long'; readonly required: number; readonly current: number }
  | { readonly rule: 'wrong-length'; readonly required: number; readonly current: number }
  | { readonly rule: 'confirmation-number' }
  | { readonly rule: 'password' }
  | { readonly rule: 'passwords-differ' }

/** A rule for one field: `undefined` if the text passes. Only `required` refuses an empty text. */
export type FieldRule = (text: string) => FieldRefusal | undefined

/** The first refusal of several rules. */
export const firstRefusal = (text: string, rules: readonly FieldRule[]): FieldRefusal | undefined =>
  rules.map((rule) => rule(text)).find((refusal) => refusal !== undefined)

/** Something other than spaces. */
export const required: FieldRule = (text) => (text.trim() === '' ? { rule: 'required' } : undefined)

const matching =
  (pattern: RegExp, refusal: FieldRefusal): FieldRule =>
  (text) =>
    text === '' || pattern.test(text) ? undefined : refusal

/** Letters of any script in a name that is only compared; a name that is stored must be a `guestName`. */
export const lettersOnly = matching(/^['’‘´`]?[\p{L}\p{M}][\p{L}\p{M}\p{Pd} .'’‘´`·・\u200C]*$/u, {
  rule: 'letters-only',
})

export const numbersOnly = matching(/^\d+$/, { rule: 'numbers-only' })

/** At least so many characters, where there are any. */
export const atLeast =
  (length: number): FieldRule =>
  (text) =>
    text === '' || text.length >= length
      ? undefined
      : { rule: 'too-short', required: length, current: text.length }

/** At most so many characters. */
export const atMost =
  (length: number): FieldRule =>
  (text) =>
    text.length <= length ? undefined : { rule: 'too-long', required: length, current: text.length }

/** Exactly so many characters, where there are any. */
export const exactly =
  (length: number): FieldRule =>
  (text) =>
    text === '' || text.length === length
      ? undefined
      : { rule: 'wrong-length', required: length, current: text.length }

/** At least ten characters. */
export const phone: FieldRule = atLeast(10)
export const zipCode: FieldRule = atLeast(5)

/** Short numbers are old ones and pass; from 14 characters on the format is checked, with any separators. */
export const confirmationNumber: FieldRule = (text) =>
  text.length < 14 || codeParts(text) ? undefined : { rule: 'confirmation-number' }

/** Staff: one upper-case and one lower-case letter, a digit and one of `!@#$%`, at least 5 characters. */
export const password: FieldRule = (text) =>
  text === '' || [/.{5,}/, /[A-Z]/, /[a-z]/, /\d/, /[!@#$%]/].every((part) => part.test(text))
    ? undefined
    : { rule: 'password' }

export const username: FieldRule = atLeast(6)

/** The same text as the other field: a password typed twice. */
export const sameAs =
  (other: string): FieldRule =>
  (text) =>
    text === other ? undefined : { rule: 'passwords-differ' }
