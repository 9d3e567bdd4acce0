import {
  changeGuests as changeGuestsCall,
  confirmEmail as confirmEmailCall,
  decodeGuestChange,
  encodeAgeRanges,
  encodeBookingVersion,
  encodeRoomGuests,
  getEmailChange as getEmailChangeCall,
  listAgeRanges as listAgeRangesCall,
  listGuests as listGuestsCall,
} from '@veranda/contract'
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
  listGuests: serve(listGuestsCall, async (service, { guest, params }) =>
    (await listGuests(service, guest, params.bookingCode)).map(encodeRoomGuests),
  ),
  listAgeRanges: serve(listAgeRangesCall, async (service, { guest, params }) =>
    encodeAgeRanges(await listAgeRanges(service, guest, Number(params.id))),
  ),
  confirmEmail: serve(confirmEmailCall, async (service, { body, call: { locale } }) => {
    const email = await confirmEmail(service, body.token, locale)
    return { confirmed: true as const, email }
  }),
  getEmailChange: serve(getEmailChangeCall, async (service, { body }) => {
    const { propertyName, ...shown } = await getEmailChange(service, body.token)
    return { email: shown.email, property_name: propertyName, reservation_code: shown.reservationCode }
  }),
  changeGuests: serve(changeGuestsCall, async (service, { guest, params, body, claim, version, locale }) => {
    const input = {
      bookingId: Number(params.bookingId),
      roomId: Number(params.roomId),
      guests: body.guests.map(decodeGuestChange),
      version,
      locale,
    }
    const { answer, isReplay } = await changeGuests(service, guest, input, claim)
    return { wire: encodeBookingVersion(answer), isReplay }
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
