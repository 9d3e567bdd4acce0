import { endpoints } from '@veranda/contract'
import { serveValue } from '../platform/http/serve.ts'
import { langCodeFrom } from '../platform/language.ts'
import { askForStandby } from './ask-for-standby.ts'
import { listStandby } from './list-standby.ts'
import { withdrawStandby } from './withdraw-standby.ts'

export const standbyRoutes = {
  listStandby: serveValue(endpoints.listStandby, (service, { guest, params, query, call }) =>
    listStandby(service, guest, Number(params.bookingId), langCodeFrom(query.langCode, call.locale)),
  ),
  askForStandby: serveValue(endpoints.askForStandby, (service, { guest, params, body, claim, ...asked }) => {
    const { roomNumber, idDefRoomTypes: roomTypeIds, ceilingPerNight: ceiling } = body
    const request = { bookingId: Number(params.bookingId), roomNumber, roomTypeIds, ceiling }
    return askForStandby(service, guest, { ...asked, ...request }, claim)
  }),
  withdrawStandby: serveValue(
    endpoints.withdrawStandby,
    (service, { guest, params, body, claim, version }) => {
      const request = { bookingId: Number(params.bookingId), version, roomNumber: body.roomNumber }
      return withdrawStandby(service, guest, request, claim)
    },
  ),
}
