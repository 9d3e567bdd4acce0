import { encodeProfile, endSession as endSessionCall, getProfile as getProfileCall } from '@veranda/contract'
import { guestRoute } from '../http/serve-endpoint.ts'
import { profileOf } from './profile-of.ts'

export const sessionRoutes = {
  getProfile: guestRoute(getProfileCall, async (_service, guest) => encodeProfile(profileOf(guest))),
  endSession: guestRoute(endSessionCall, async ({ identity }, guest) => {
    await identity.endSession(guest)
    return { ended: true as const }
  }),
}
