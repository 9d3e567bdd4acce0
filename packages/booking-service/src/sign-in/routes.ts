import {
  encodeProfile,
  endSession as endSessionCall,
  getProfile as getProfileCall,
  requestSignInLink as requestSignInLinkCall,
  validateReservation as validateReservationCall,
} from '@veranda/contract'
import { serve } from '../platform/http/serve.ts'
import { profileOf } from './profile-of.ts'
import { requestSignInLink } from './request-sign-in-link.ts'
import type { SignInService } from './sign-in-service.ts'
import { validateReservation } from './validate-reservation.ts'

export const signInRoutes = {
  validateReservation: serve(validateReservationCall, (service: SignInService, { body, call: { address } }) =>
    validateReservation(service, body, address),
  ),
  requestSignInLink: serve(
    requestSignInLinkCall,
    async (service: SignInService, { body, call: { address } }) => {
      await requestSignInLink(service, body, address)
      return { accepted: true as const }
    },
  ),
  getProfile: serve(getProfileCall, async (_service, { guest }) => encodeProfile(profileOf(guest))),
  endSession: serve(endSessionCall, async ({ identity }: SignInService, { guest }) => {
    await identity.endSession(guest)
    return { ended: true as const }
  }),
}
