import type { Profile } from '@veranda/contract'
import { actionNames } from '@veranda/domain'
import type { GuestSession } from '../identity/identity.ts'

/** A guest may do to their own reservation whatever the reservation allows; nothing else. */
export const profileOf = (guest: GuestSession): Profile => ({
  roles: ['guest'],
  permissions: ['read-reservation', ...actionNames],
  attributes: { reservation: guest.reservationCode, brand: guest.brand, visitorRole: 'manage-reservation' },
  apps: ['MANAGE_RESERVATION'],
  menu: ['reservation'],
})
