import {
  askForStandby as askForStandbyCall,
  encodeBookingVersion,
  encodeStandbyBoard,
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
    const lang = langCodeFrom(query.langCode, call.acceptLanguage)
    return encodeStandbyBoard(await listStandby(service, guest, Number(params.bookingId), lang))
  }),
  askForStandby: serve(
    askForStandbyCall,
    async (service, { guest, params, body, claim, version, locale }) => {
      const wish = {
        bookingId: Number(params.bookingId),
        version,
        roomNumber: body.roomNumber,
        roomTypeIds: body.idDefRoomTypes,
        ceiling: body.ceilingPerNight,
        locale,
      }
      const { answer, isReplay } = await askForStandby(service, guest, wish, claim)
      return { wire: encodeBookingVersion(answer), isReplay }
    },
  ),
  withdrawStandby: serve(withdrawStandbyCall, async (service, { guest, params, body, claim, version }) => {
    const wish = { bookingId: Number(params.bookingId), version, roomNumber: body.roomNumber }
    const { answer, isReplay } = await withdrawStandby(service, guest, wish, claim)
    return { wire: encodeBookingVersion(answer), isReplay }
  }),
}
