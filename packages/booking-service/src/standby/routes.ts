import {
  askForStandby as askForStandbyCall,
  encodeBookingVersion,
  encodeStandbyOverview,
  listStandby as listStandbyCall,
  withdrawStandby as withdrawStandbyCall,
} from '@veranda/contract'
import { serve } from '../platform/http/serve.ts'
import { langCodeFrom } from '../platform/language.ts'
import { askForStandby } from './ask-for-standby.ts'
import { listStandby } from './list-standby.ts'
import { withdrawStandby } from './withdraw-standby.ts'

export const standbyRoutes = {
  listStandby: serve(listStandbyCall, async (service, { guest, params, query, call }) => {
    const lang = langCodeFrom(query.langCode, call.locale)
    return encodeStandbyOverview(await listStandby(service, guest, Number(params.bookingId), lang))
  }),
  askForStandby: serve(
    askForStandbyCall,
    async (service, { guest, params, body, claim, version, locale }) => {
      const request = {
        bookingId: Number(params.bookingId),
        version,
        roomNumber: body.roomNumber,
        roomTypeIds: body.idDefRoomTypes,
        ceiling: body.ceilingPerNight,
        locale,
      }
      const { answer, isReplay } = await askForStandby(service, guest, request, claim)
      return { wire: encodeBookingVersion(answer), isReplay }
    },
  ),
  withdrawStandby: serve(withdrawStandbyCall, async (service, { guest, params, body, claim, version }) => {
    const request = { bookingId: Number(params.bookingId), version, roomNumber: body.roomNumber }
    const { answer, isReplay } = await withdrawStandby(service, guest, request, claim)
    return { wire: encodeBookingVersion(answer), isReplay }
  }),
}
