import { confirmationNumber, email, firstRefusal, required } from '@veranda/domain'
import type { Refusals } from '../field-refusal/refusals.ts'
import type { LinkWish } from './link-state.ts'

export const linkRefusals = (wish: LinkWish): Refusals<LinkWish> => ({
  reservationCode: firstRefusal(wish.reservationCode.trim(), [required, confirmationNumber]),
  email: firstRefusal(wish.email.trim(), [required, email]),
})
