import { confirmationNumber, email, firstRefusal, required } from '@veranda/domain'
import type { Refusals } from '../field-refusal/refusals.ts'
import type { LinkRequest } from './link-state.ts'

export const linkRefusals = (input: LinkRequest): Refusals<LinkRequest> => ({
  reservationCode: firstRefusal(input.reservationCode.trim(), [required, confirmationNumber]),
  email: firstRefusal(input.email.trim(), [required, email]),
})
