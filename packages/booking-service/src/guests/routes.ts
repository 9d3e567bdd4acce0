import { decodeGuestChange, endpoints } from '@veranda/contract'
import { serve, serveValue } from '../platform/http/serve.ts'
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
  listGuests: serveValue(endpoints.listGuests, (service, { guest, params }) =>
    listGuests(service, guest, params.bookingCode),
  ),
  listAgeRanges: serveValue(endpoints.listAgeRanges, (service, { guest, params }) =>
    listAgeRanges(service, guest, Number(params.id)),
  ),
  confirmEmail: serve(endpoints.confirmEmail, async (service, { body, call: { locale } }) => {
    const email = await confirmEmail(service, body.token, locale)
    return { confirmed: true as const, email }
  }),
  getEmailChange: serve(endpoints.getEmailChange, async (service, { body }) => {
    const { propertyName, ...shown } = await getEmailChange(service, body.token)
    return { email: shown.email, property_name: propertyName, reservation_code: shown.reservationCode }
  }),
  changeGuests: serveValue(endpoints.changeGuests, (service, { guest, params, body, claim, ...asked }) => {
    const ids = { bookingId: Number(params.bookingId), roomId: Number(params.roomId) }
    const guests = body.guests.map(decodeGuestChange)
    return changeGuests(service, guest, { ...asked, ...ids, guests }, claim)
  }),
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
