import { endpoints, encodeProfile, type Profile } from '@veranda/contract'
import { actionNames, type Reservation, staffMenuFor } from '@veranda/domain'
import type { GuestSession } from '@veranda/identity'
import { serve, serveWith } from '../platform/http/serve.ts'
import type { StaffCaller } from '../platform/service.ts'
import { requireReservation } from '../reservations/require-reservation.ts'
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
  getProfile: serve(endpoints.getProfile, async ({ store, clock }, { guest, staff }) => {
    if (staff) return staffProfileOf(staff)
    const { reservation } = await requireReservation(store.db, guest, clock.now())
    return encodeProfile(profileOf(guest, reservation))
  }),
  endSession: serveSigningIn(endpoints.endSession, async ({ identity }, { guest }) => {
    await identity.endSession(guest)
    return { ended: true as const }
  }),
}

/**
 * A guest may do to their own reservation what its property sells online; nothing else. Whether it can be done today is
 * said by the reservation's own actions.
 */
const profileOf = (guest: GuestSession, { property }: Reservation): Profile => ({
  roles: ['guest'],
  permissions: [
    'read-reservation',
    ...actionNames.filter((name) => name !== 'add-services' || property.sellsAddOns),
  ],
  attributes: { reservation: guest.reservationCode, brand: guest.brand, visitorRole: 'manage-reservation' },
  apps: ['MANAGE_RESERVATION'],
  menu: ['reservation'],
})

/** What the back office shows a member of staff: the same permissions that every call asks for. */
const staffProfileOf = ({ groups, permissions, account }: StaffCaller) =>
  encodeProfile({
    roles: groups,
    permissions,
    attributes: account
      ? {
          userId: String(account.userId),
          userName: account.userName,
          name: account.displayName,
          email: account.email ?? '',
          source: account.source,
        }
      : {},
    apps: ['BACK_OFFICE'],
    menu: staffMenuFor(permissions),
  })
