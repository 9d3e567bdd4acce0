import type { Guest, GuestTitle } from './guest.ts'

export const guestTitles = ['Mr', 'Mrs'] as const satisfies readonly GuestTitle[]

/** What can be said of a guest (section 3). The type of guest and whose room it is are not for the guest to say. */
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

/** A guest as a form has them: texts, empty where nothing is said. A date of birth is a plain date, or what was typed. */
export type GuestForm = Readonly<Record<GuestField, string>>

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
 * What a guest is asked for, in the order of the form. Who holds the room is asked everything, whatever their age; a child
 * nothing an adult is asked for: no contact, no address, and before their teens no Mr or Mrs.
 */
export function fieldsAskedOf({
  isMainGuest,
  category,
}: Pick<Guest, 'isMainGuest' | 'category'>): readonly GuestField[] {
  if (isMainGuest || category === 'adult') return ['title', ...ofEverybody, ...adultsOwn]
  return category === 'teen' ? ['title', ...ofEverybody] : ofEverybody
}

const neededOfHolder = ['firstName', 'lastName', 'email', 'phone', 'countryCode'] as const

/** What the hotel still needs to know of a guest and the form, tidied, does not say. */
export const fieldsMissing = (
  { isMainGuest }: Pick<Guest, 'isMainGuest'>,
  form: GuestForm,
): readonly GuestField[] =>
  (isMainGuest ? neededOfHolder : neededOfHolder.slice(0, 2)).filter((field) => form[field] === '')

/** Whether somebody is known by name: who was added to a room is not, until the guest says so. */
export const isNamed = ({ firstName, lastName }: Pick<Guest, 'firstName' | 'lastName'>): boolean =>
  firstName !== '' && lastName !== ''

/**
 * What was typed, as it is kept: on one line, letters put together the common way, without signs that cannot be seen
 * and without spaces around.
 */
export const tidyGuest = (form: GuestForm): GuestForm => ({
  ...form,
  ...Object.fromEntries(guestFields.map((field) => [field, tidied(form[field])])),
  firstName: tidiedName(form.firstName),
  lastName: tidiedName(form.lastName),
})

/** A name as it is kept: where scripts join letters or not, an unseen sign says so that no name needs. */
export const tidiedName = (typed: string): string => tidied(typed.replaceAll(/[\u200c\u200d]/g, ''))

/** A text that is typed on one line, as it is kept. */
export const tidied = (typed: string): string =>
  typed
    .normalize('NFC')
    .replaceAll(/[\u200b\u2060\ufeff\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()

/** Whether a form, tidied, says something else of a guest than is known. */
export const saysMore = (guest: Guest, form: GuestForm): boolean => {
  const known = guestFormOf(guest)
  return guestFields.some((field) => form[field] !== known[field])
}
