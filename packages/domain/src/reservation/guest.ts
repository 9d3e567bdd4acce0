import type { PlainDate } from '../dates/index.ts'

export const ageCategories = ['adult', 'teen', 'kid', 'infant'] as const
export type AgeCategory = (typeof ageCategories)[number]

export type GuestTitle = 'Mr' | 'Mrs'

/** A person of a room. The main guest holds the room and may sign in. */
export type Guest = {
  readonly guestId: number
  readonly isMainGuest: boolean
  readonly category: AgeCategory
  readonly title?: GuestTitle
  readonly firstName: string
  readonly lastName: string
  readonly email?: string
  /** Another address that counts once somebody confirms it from its mailbox or the one before. */
  readonly emailToConfirm?: string
  readonly phone?: string
  /** Where the guest lives: ISO 3166-1 alpha-2, `MX`. */
  readonly countryCode?: string
  readonly zipCode?: string
  readonly city?: string
  readonly birthDate?: PlainDate
  /** Age on the day of arrival, known for children. */
  readonly age?: number
}

/** Who holds a room, by first and last name; nothing where nobody is named. */
export function mainGuestName({ guests }: { readonly guests: readonly Guest[] }): string | undefined {
  const main = guests.find(({ isMainGuest }) => isMainGuest)
  return main && (`${main.firstName} ${main.lastName}`.trim() || undefined)
}

/** A property's ages of one category, both ends included, with its words by language. */
export type AgeRange = {
  readonly category: AgeCategory
  readonly youngest: number
  readonly oldest: number
  readonly text: { readonly en: string; readonly es?: string }
}
