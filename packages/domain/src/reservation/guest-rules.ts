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

/** Why something said of a guest is not accepted, for the screen to word. */
export type GuestRefusal =
  | FieldRefusal
  | { readonly rule: 'phone-signs' | 'zip-signs' | 'place-signs' | 'choice' | 'date' | 'date-to-come' }
  | {
      readonly rule: 'other-category'
      /** On the day of arrival. */
      readonly age: number
      readonly category: AgeCategory
      /** The ages the property has for the category; absent where it has none. */
      readonly range?: AgeRange
    }

export type GuestRefusals = Partial<Readonly<Record<GuestField, GuestRefusal>>>

/** What decides whether something may be said of a guest. */
export type GuestFacts = {
  readonly guest: Guest
  readonly arrival: PlainDate
  readonly ranges: readonly AgeRange[]
  /** At the property. */
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

/** What is wrong with a first or last name, tidied, wherever a guest is named. */
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
/** Letters with what stands between them; a number only as a word of its own: `Villa 25 de Mayo`, and no `Mex1co`. */
const placeSigns: GuestRule = (text) =>
  text === '' || (/\p{L}/u.test(text) && text.split(/[ .,'’()/-]/u).every((word) => placeWord.test(word)))
    ? undefined
    : { rule: 'place-signs' }
const placeWord = /^(?:[\p{L}\p{M}]*|\p{N}{1,4})$/u
const countryCode = matching(/^[A-Z]{2}$/, 'choice')

/**
 * What is wrong with each field of a guest's form, tidied (section 5). The main guest is reached by it: name, e-mail,
 * telephone and country are needed. Of a companion the name is, unless they were added and nothing is said of them yet.
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
