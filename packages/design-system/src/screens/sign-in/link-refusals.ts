import { confirmationNumber, email, firstRefusal, required } from '@veranda/domain'
import type { Refusals } from './refusals.ts'
import type { LinkWish } from './sign-in-wishes.ts'

export const linkRefusals = (wish: LinkWish): Refusals<LinkWish> => ({
  reservationCode: firstRefusal(wish.reservationCode.trim(), [required, confirmationNumber]),
  email: firstRefusal(wish.email.trim(), [required, email]),
})
