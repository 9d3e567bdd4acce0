import type { PlainDate } from '../dates/index.ts'
import type { AgeCategory } from '../property/index.ts'

export type GuestTitle = 'Mr' | 'Mrs'

/** A guest of a room. The main guest holds the room and may sign in. */
export type Guest = {
  readonly guestId: number
  readonly isMainGuest: boolean
  readonly category: AgeCategory
  readonly title?: GuestTitle
  readonly firstName: string
  readonly lastName: string
  readonly email?: string
  /** A new address that counts once it is confirmed from the old or the new mailbox. */
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

/** The main guest's first and last name; `undefined` if no guest is named. */
export function mainGuestName({
  guests,
}: {
  readonly guests: readonly Pick<Guest, 'isMainGuest' | 'firstName' | 'lastName'>[]
}): string | undefined {
  const main = guests.find(({ isMainGuest }) => isMainGuest)
  return main && (`${main.firstName} ${main.lastName}`.trim() || undefined)
}
