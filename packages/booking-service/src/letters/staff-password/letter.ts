import type { Locale } from '@veranda/domain'
import type { LetterContent } from '../../platform/mail/letter.ts'
import { factLetter } from '../fact-letter.ts'
import type { Letterhead } from '../letterhead.ts'

export type StaffPasswordLetter = {
  readonly letterhead: Letterhead
  readonly locale: Locale
  readonly name: string
  readonly link: string
  /** Forgotten, or the first one of a new account. */
  readonly occasion: PasswordOccasion
}

export type PasswordOccasion = 'password' | 'invitation'

/** An invitation is read on the first day of work. */
export const linkMinutes: Readonly<Record<PasswordOccasion, number>> = {
  password: 60,
  invitation: 7 * 24 * 60,
}

/** The letter with a link to set a new password. */
export function staffPasswordLetter({
  name,
  occasion,
  ...letter
}: StaffPasswordLetter): Promise<LetterContent> {
  const about = { hotelName: '', helpPhone: '', reservationCode: '', firstName: name }
  return factLetter({ ...letter, ...about }, (say) => ({
    subject: say(`letter-staff-${occasion}.subject`),
    sentence: say(`letter-staff-${occasion}.sentence`),
    button: say(`letter-staff-${occasion}.open`),
    below: [say(`letter-staff-${occasion}.expiry`, expiryOf(occasion))],
    help: say(`letter-staff-${occasion}.not-asked`),
    closing: null,
  }))
}

const expiryOf = (occasion: PasswordOccasion) => ({
  minutes: linkMinutes[occasion],
  days: Math.round(linkMinutes[occasion] / (24 * 60)),
})
