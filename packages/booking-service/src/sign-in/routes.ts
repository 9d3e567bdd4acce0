import {
  encodeProfile,
  endSession as endSessionCall,
  getProfile as getProfileCall,
  type Profile,
  requestSignInLink as requestSignInLinkCall,
  validateReservation as validateReservationCall,
} from '@veranda/contract'
import { actionNames } from '@veranda/domain'
import type { GuestSession } from '@veranda/identity'
import { serve } from '../platform/http/serve.ts'
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

/** A guest may do to their own reservation whatever the reservation allows; nothing else. */
const profileOf = (guest: GuestSession): Profile => ({
  roles: ['guest'],
  permissions: ['read-reservation', ...actionNames],
  attributes: { reservation: guest.reservationCode, brand: guest.brand, visitorRole: 'manage-reservation' },
  apps: ['MANAGE_RESERVATION'],
  menu: ['reservation'],
})
