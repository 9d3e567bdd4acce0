import {
  encodeAgeRanges,
  encodeRoomGuests,
  listAgeRanges as listAgeRangesCall,
  listGuests as listGuestsCall,
} from '@veranda/contract'
import { guestRoute } from '../http/serve-endpoint.ts'
import { listAgeRanges } from './list-age-ranges.ts'
import { listGuests } from './list-guests.ts'

export const guestsRoutes = {
  listGuests: guestRoute(listGuestsCall, async (service, guest, { params }) =>
    (await listGuests(service, guest, params.bookingCode)).map(encodeRoomGuests),
  ),
  listAgeRanges: guestRoute(listAgeRangesCall, async (service, guest, { params }) =>
    encodeAgeRanges(await listAgeRanges(service, guest, Number(params.id))),
  ),
}
