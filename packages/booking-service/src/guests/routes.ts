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
import { serve } from '../platform/http/serve.ts'
import { localeFrom } from '../platform/language.ts'
import { changeGuests } from './change-guests.ts'
import { confirmEmail } from './confirm-email.ts'
import { listAgeRanges } from './list-age-ranges.ts'
import { listGuests } from './list-guests.ts'

export const guestsRoutes = {
  listGuests: serve(listGuestsCall, async (service, { guest, params }) =>
    (await listGuests(service, guest, params.bookingCode)).map(encodeRoomGuests),
  ),
  listAgeRanges: serve(listAgeRangesCall, async (service, { guest, params }) =>
    encodeAgeRanges(await listAgeRanges(service, guest, Number(params.id))),
  ),
  confirmEmail: serve(confirmEmailCall, async (service, { body, call: { acceptLanguage } }) => {
    await confirmEmail(service, body.token, localeFrom(acceptLanguage))
    return { confirmed: true as const }
  }),
  changeGuests: serve(changeGuestsCall, async (service, { guest, params, body, claim, version, locale }) => {
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
