import {
  changeGuests as changeGuestsCall,
  decodeGuestChange,
  encodeAgeRanges,
  encodeBookingVersion,
  confirmEmail as confirmEmailCall,
  encodeRoomGuests,
  listAgeRanges as listAgeRangesCall,
  listGuests as listGuestsCall,
} from '@veranda/contract'
import { guestRoute, openRoute } from '../http/serve-endpoint.ts'
import { guardedRoute } from '../http/serve-guarded.ts'
import { localeFrom } from '../language.ts'
import { changeGuests } from './change-guests.ts'
import { confirmEmail } from './confirm-email.ts'
import { listAgeRanges } from './list-age-ranges.ts'
import { listGuests } from './list-guests.ts'

export const guestsRoutes = {
  listGuests: guestRoute(listGuestsCall, async (service, guest, { params }) =>
    (await listGuests(service, guest, params.bookingCode)).map(encodeRoomGuests),
  ),
  listAgeRanges: guestRoute(listAgeRangesCall, async (service, guest, { params }) =>
    encodeAgeRanges(await listAgeRanges(service, guest, Number(params.id))),
  ),
  confirmEmail: openRoute(confirmEmailCall, async (service, { body }, { acceptLanguage }) => {
    await confirmEmail(service, body.token, localeFrom(acceptLanguage))
    return { confirmed: true as const }
  }),
  changeGuests: guardedRoute(changeGuestsCall, async (service, guest, { params, body }, guarded) => {
    const { claim, version, locale } = guarded
    const wish = {
      bookingId: Number(params.bookingId),
      roomId: Number(params.roomId),
      guests: body.guests.map(decodeGuestChange),
      version,
      locale,
    }
    const { answer, isReplay } = await changeGuests(service, guest, wish, claim)
    return { wire: encodeBookingVersion(answer), isReplay }
  }),
}
