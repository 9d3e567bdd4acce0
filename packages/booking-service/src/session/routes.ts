import { encodeProfile, endSession as endSessionCall, getProfile as getProfileCall } from '@veranda/contract'
import { serve } from '../platform/http/serve.ts'
import { profileOf } from './profile-of.ts'

export const sessionRoutes = {
  getProfile: serve(getProfileCall, async (_service, { guest }) => encodeProfile(profileOf(guest))),
  endSession: serve(endSessionCall, async ({ identity }, { guest }) => {
    await identity.endSession(guest)
    return { ended: true as const }
  }),
}
