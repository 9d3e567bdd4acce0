import { isPlainDate, type PlainDate } from '../dates/index.ts'
import {
  atMost,
  email,
  type FieldRefusal,
  type FieldRule,
  firstRefusal,
  guestName,
  longestAddress,
  phone,
  required,
  zipCode,
} from '../validation/index.ts'
import { type AgeCategory, type AgeRange, ageOn, fitsCategory } from '../property/index.ts'
import { type GuestField, guestFields, type GuestForm, guestTitles, isNamed } from './guest-form.ts'
import type { Guest } from './guest.ts'

/** Why a guest's detail is refused; the screen has the wording. */
export type GuestRefusal =
  | FieldRefusal
  | { readonly rule: 'phone-signs' | 'zip-signs' | 'place-signs' | 'choice' | 'date' | 'date-to-come' }
  | {
      readonly rule: 'other-category'
      /** On the day of arrival. */
      readonly age: number
      readonly category: AgeCategory
      /** The hotel's range for the category; missing where it has none. */
      readonly range?: AgeRange
    }

export type GuestRefusals = Partial<Readonly<Record<GuestField, GuestRefusal>>>

/** What the validity of a guest's details depends on. */
export type GuestFacts = {
  readonly guest: Guest
  readonly arrival: PlainDate
  readonly ranges: readonly AgeRange[]
  /** Today at the property. */
  readonly today: PlainDate
}

type GuestRule = (text: string) => GuestRefusal | undefined

const matching =
  (pattern: RegExp, rule: 'zip-signs' | 'choice'): GuestRule =>
  (text) =>
    text === '' || pattern.test(text) ? undefined : { rule }

const oneOf =
  (choices: readonly string[]): GuestRule =>
  (text) =>
    text === '' || choices.includes(text) ? undefined : { rule: 'choice' }

/** The longest first or last name. */
const longestGuestName = 120

/** What is wrong with a tidied first or last name, for every form with a guest's name. */
export const nameRefusal = (name: string, longest = longestGuestName): FieldRefusal | undefined =>
  firstRefusal(name, [required, guestName, atMost(longest)])

export type PhoneRefusal = FieldRefusal | { readonly rule: 'phone-signs' }

/** What is wrong with a telephone number, wherever one is typed. */
export const phoneRefusal = (typed: string, needed: readonly FieldRule[] = []): PhoneRefusal | undefined =>
  typed === '' || phoneSigns.test(typed)
    ? firstRefusal(typed, [...needed, phone, atMost(25)])
    : { rule: 'phone-signs' }

const phoneSigns = /^\+?[ ()./-]*\d[\d ()./-]*$/
const zipSigns = matching(/^[\p{L}\d][\p{L}\d -]*$/u, 'zip-signs')
/** Letters and separators; a number only as a word of its own: `Villa 25 de Mayo`, but not `Mex1co`. */
const placeSigns: GuestRule = (text) =>
  text === '' || (/\p{L}/u.test(text) && text.split(/[ .,'’()/-]/u).every((word) => placeWord.test(word)))
    ? undefined
    : { rule: 'place-signs' }
const placeWord = /^(?:[\p{L}\p{M}]*|\p{N}{1,4})$/u
const countryCode = matching(/^[A-Z]{2}$/, 'choice')

/**
 * What is wrong with each field of a tidied guest's form. The main guest must be reachable: name,
 * e-mail, phone and country are required. A companion needs a name, unless they were added and have no
 * details yet.
 */
export function guestRefusals(form: GuestForm, facts: GuestFacts): GuestRefusals {
  const { isMainGuest } = facts.guest
  const isSilent = !isNamed(facts.guest) && guestFields.every((field) => form[field] === '')
  if (!isMainGuest && isSilent) return {}
  const needed: readonly FieldRule[] = isMainGuest ? [required] : []
  const refusals: Record<GuestField, GuestRefusal | undefined> = {
    title: oneOf(guestTitles)(form.title),
    firstName: nameRefusal(form.firstName),
    lastName: nameRefusal(form.lastName),
    birthDate: birthDateRefusal(form.birthDate, facts),
    email: firstRefusal(form.email, [...needed, atMost(longestAddress), email]),
    phone: phoneRefusal(form.phone, needed),
    countryCode: firstRefusal(form.countryCode, needed) ?? countryCode(form.countryCode),
    zipCode: zipSigns(form.zipCode) ?? firstRefusal(form.zipCode, [zipCode, atMost(12)]),
    city: placeSigns(form.city) ?? firstRefusal(form.city, [atMost(100)]),
  }
  return Object.fromEntries(Object.entries(refusals).filter(([, refusal]) => refusal !== undefined))
}

function birthDateRefusal(
  text: string,
  { guest: { category }, arrival, ranges, today }: GuestFacts,
): GuestRefusal | undefined {
  if (text === '') return undefined
  if (!isPlainDate(text)) return { rule: 'date' }
  if (text > today) return { rule: 'date-to-come' }
  const age = ageOn(text, arrival)
  if (age > 120) return { rule: 'date' }
  if (fitsCategory(text, category, arrival, ranges)) return undefined
  const range = ranges.find((one) => one.category === category)
  return { rule: 'other-category', age, category, ...(range ? { range } : {}) }
}
