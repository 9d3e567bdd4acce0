import { encodeProfile, endpoints, type Profile } from '@veranda/contract'
import { actionNames } from '@veranda/domain'
import type { GuestSession } from '@veranda/identity'
import { serve, serveWith } from '../platform/http/serve.ts'
import { requestSignInLink } from './request-sign-in-link.ts'
import type { SignInService } from './sign-in-service.ts'
import { validateReservation } from './validate-reservation.ts'

const serveSigningIn = serveWith<SignInService>()

export const signInRoutes = {
  validateReservation: serveSigningIn(endpoints.validateReservation, (service, { body, call: { address } }) =>
    validateReservation(service, body, address),
  ),
  requestSignInLink: serveSigningIn(
    endpoints.requestSignInLink,
    async (service, { body, call: { address } }) => {
      await requestSignInLink(service, body, address)
      return { accepted: true as const }
    },
  ),
  getProfile: serve(endpoints.getProfile, async (_service, { guest }) => encodeProfile(profileOf(guest))),
  endSession: serveSigningIn(endpoints.endSession, async ({ identity }, { guest }) => {
    await identity.endSession(guest)
    return { ended: true as const }
  }),
}

/** A guest has access to their own reservation, limited by what the reservation allows. */
const profileOf = (guest: GuestSession): Profile => ({
  roles: ['guest'],
  permissions: ['read-reservation', ...actionNames],
  attributes: { reservation: guest.reservationCode, brand: guest.brand, visitorRole: 'manage-reservation' },
  apps: ['MANAGE_RESERVATION'],
  menu: ['reservation'],
})
