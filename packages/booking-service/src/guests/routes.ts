import {
  decodeGuestChange,
  encodeAgeRanges,
  encodeBookingVersion,
  encodeRoomGuests,
  endpoints,
} from '@veranda/contract'
import { onWire } from '../platform/http/idempotent-write.ts'
import { serve } from '../platform/http/serve.ts'
import { changeGuests } from './change-guests.ts'
import { confirmEmail } from './confirm-email.ts'
import { getEmailChange } from './get-email-change.ts'
import { listGuests } from './list-guests.ts'
import type { AgeRange } from '@veranda/domain'
import type { GuestSession } from '../identity/identity.ts'
import { ServiceRefusal } from '../platform/refusal.ts'
import type { Service } from '../platform/service.ts'
import { requireReservation } from '../reservations/require-reservation.ts'

export const guestsRoutes = {
  listGuests: serve(endpoints.listGuests, async (service, { guest, params }) =>
    (await listGuests(service, guest, params.bookingCode)).map(encodeRoomGuests),
  ),
  listAgeRanges: serve(endpoints.listAgeRanges, async (service, { guest, params }) =>
    encodeAgeRanges(await listAgeRanges(service, guest, Number(params.id))),
  ),
  confirmEmail: serve(endpoints.confirmEmail, async (service, { body, call: { locale } }) => {
    const email = await confirmEmail(service, body.token, locale)
    return { confirmed: true as const, email }
  }),
  getEmailChange: serve(endpoints.getEmailChange, async (service, { body }) => {
    const { propertyName, ...shown } = await getEmailChange(service, body.token)
    return { email: shown.email, property_name: propertyName, reservation_code: shown.reservationCode }
  }),
  changeGuests: serve(
    endpoints.changeGuests,
    async (service, { guest, params, body, claim, version, locale }) => {
      const input = {
        bookingId: Number(params.bookingId),
        roomId: Number(params.roomId),
        guests: body.guests.map(decodeGuestChange),
        version,
        locale,
      }
      return onWire(await changeGuests(service, guest, input, claim), encodeBookingVersion)
    },
  ),
}

/** The age categories of the property the guest stays at. */
async function listAgeRanges(
  { store, clock }: Service,
  guest: GuestSession,
  propertyId: number,
): Promise<readonly AgeRange[]> {
  const { reservation } = await requireReservation(store.db, guest, clock.now())
  const { property } = reservation
  if (property.propertyId !== propertyId || property.ageRanges.length === 0)
    throw new ServiceRefusal('not-found', 'The guest does not stay at this property.')
  return property.ageRanges
}
