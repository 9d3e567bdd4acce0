import type { Guest, GuestTitle } from './guest.ts'

export const guestTitles = ['Mr', 'Mrs'] as const satisfies readonly GuestTitle[]

/**
 * The details a guest can enter. Guests cannot change the age category or whether someone is the
 * main guest.
 */
export const guestFields = [
  'title',
  'firstName',
  'lastName',
  'birthDate',
  'email',
  'phone',
  'countryCode',
  'zipCode',
  'city',
] as const
export type GuestField = (typeof guestFields)[number]

/** A guest's form: texts, empty if not filled in. A date of birth is a plain date, or what was typed. */
export type GuestForm = Readonly<Record<GuestField, string>>

/** What a guest’s form begins with: each field as it is stored, empty where nothing is. */
export const guestFormOf = (guest: Guest): GuestForm => {
  const stated = guestFields.map((field) => [field, guest[field] ?? ''])
  return Object.fromEntries(stated)
}

const ofEverybody = ['firstName', 'lastName', 'birthDate'] as const satisfies readonly GuestField[]
const adultsOwn = [
  'email',
  'phone',
  'countryCode',
  'zipCode',
  'city',
] as const satisfies readonly GuestField[]

/**
 * The fields of a guest's form, in order. The main guest gets all of them, at any age; a child none of an
 * adult's: no contact, no address, and no title before their teens.
 */
export function fieldsAskedOf({
  isMainGuest,
  category,
}: Pick<Guest, 'isMainGuest' | 'category'>): readonly GuestField[] {
  if (isMainGuest || category === 'adult') return ['title', ...ofEverybody, ...adultsOwn]
  return category === 'teen' ? ['title', ...ofEverybody] : ofEverybody
}

const neededOfHolder = ['firstName', 'lastName', 'email', 'phone', 'countryCode'] as const

/** The required fields that neither the guest's details nor the tidied form contain. */
export const fieldsMissing = (
  { isMainGuest }: Pick<Guest, 'isMainGuest'>,
  form: GuestForm,
): readonly GuestField[] =>
  (isMainGuest ? neededOfHolder : neededOfHolder.slice(0, 2)).filter((field) => form[field] === '')

/** Whether a guest has a name: a guest added to a room has none at first. */
export const isNamed = ({ firstName, lastName }: Pick<Guest, 'firstName' | 'lastName'>): boolean =>
  firstName !== '' && lastName !== ''

/**
 * What was typed, as it is stored: on one line, in Unicode normal form, without invisible characters,
 * trimmed.
 */
export const tidyGuest = (form: GuestForm): GuestForm => ({
  ...form,
  ...Object.fromEntries(guestFields.map((field) => [field, tidied(form[field])])),
  firstName: tidiedName(form.firstName),
  lastName: tidiedName(form.lastName),
})

/** A name as it is stored: joiners and other invisible characters, which no name needs, are removed. */
export const tidiedName = (typed: string): string => tidied(typed.replaceAll(/[\u200c\u200d]/g, ''))

/** A single-line text as it is stored. */
export const tidied = (typed: string): string =>
  typed
    .normalize('NFC')
    .replaceAll(/[\u200b\u2060\ufeff\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()

/** Whether a tidied form differs from the known details of a guest. */
export const saysMore = (guest: Guest, form: GuestForm): boolean => {
  const known = guestFormOf(guest)
  return guestFields.some((field) => form[field] !== known[field])
}
