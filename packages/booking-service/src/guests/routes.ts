import { decodeGuestChange, endpoints } from '@veranda/contract'
import { serve, serveValue } from '../platform/http/serve.ts'
import { ServiceRefusal } from '../platform/refusal.ts'
import { requireReservation } from '../reservations/require-reservation.ts'
import { changeGuests } from './change-guests.ts'
import { confirmEmail, getEmailChange } from './confirm-email.ts'
import { listGuests } from './list-guests.ts'

export const guestsRoutes = {
  listGuests: serveValue(endpoints.listGuests, (service, { guest, params }) =>
    listGuests(service, guest, params.bookingCode),
  ),
  /** The age categories of the property the guest stays at. */
  listAgeRanges: serveValue(endpoints.listAgeRanges, async ({ store, clock }, { guest, params }) => {
    const { propertyId, ageRanges } = (await requireReservation(store.db, guest, clock.now())).reservation
      .property
    if (propertyId !== Number(params.id) || ageRanges.length === 0)
      throw new ServiceRefusal('not-found', 'The guest does not stay at this property.')
    return ageRanges
  }),
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
