import { encodeBookingVersion, encodeStandbyOverview, endpoints } from '@veranda/contract'
import { onWire } from '../platform/http/idempotent-write.ts'
import { serve } from '../platform/http/serve.ts'
import { langCodeFrom } from '../platform/language.ts'
import { askForStandby } from './ask-for-standby.ts'
import { listStandby } from './list-standby.ts'
import { withdrawStandby } from './withdraw-standby.ts'

export const standbyRoutes = {
  listStandby: serve(endpoints.listStandby, async (service, { guest, params, query, call }) => {
    const lang = langCodeFrom(query.langCode, call.locale)
    return encodeStandbyOverview(await listStandby(service, guest, Number(params.bookingId), lang))
  }),
  askForStandby: serve(
    endpoints.askForStandby,
    async (service, { guest, params, body, claim, version, locale }) => {
      const request = {
        bookingId: Number(params.bookingId),
        version,
        roomNumber: body.roomNumber,
        roomTypeIds: body.idDefRoomTypes,
        ceiling: body.ceilingPerNight,
        locale,
      }
      return onWire(await askForStandby(service, guest, request, claim), encodeBookingVersion)
    },
  ),
  withdrawStandby: serve(
    endpoints.withdrawStandby,
    async (service, { guest, params, body, claim, version }) => {
      const request = { bookingId: Number(params.bookingId), version, roomNumber: body.roomNumber }
      return onWire(await withdrawStandby(service, guest, request, claim), encodeBookingVersion)
    },
  ),
}
