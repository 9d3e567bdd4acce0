import type { Locale } from '@veranda/domain'
import type { LetterContent } from '../../platform/mail/letter.ts'
import { factLetter } from '../fact-letter.ts'
import type { Letterhead } from '../letterhead.ts'

export type StaffPasswordLetter = {
  readonly letterhead: Letterhead
  readonly locale: Locale
  readonly name: string
  readonly link: string
  readonly minutes: number
}

/** The letter with a link to set a new password. */
export function staffPasswordLetter({
  name,
  minutes,
  ...letter
}: StaffPasswordLetter): Promise<LetterContent> {
  const about = { hotelName: '', helpPhone: '', reservationCode: '', firstName: name }
  return factLetter({ ...letter, ...about }, (say) => ({
    subject: say('letter-staff-password.subject'),
    sentence: say('letter-staff-password.sentence'),
    button: say('letter-staff-password.open'),
    below: [say('letter-staff-password.expiry', { minutes })],
    help: say('letter-staff-password.not-asked'),
    closing: null,
  }))
}
