import { object, optional, picklist, strictObject } from 'valibot'
import { endpoint } from '../../endpoint.ts'
import { langCode } from '../../wire/language.ts'
import { decodeReservation, wireReservation } from '../../wire/reservation.ts'
import { codeText } from '../../wire/text.ts'

/** The guest's reservation, whole. Another guest's reservation is not found. */
export const getReservation = /* @__PURE__ */ endpoint({
  name: 'getReservation',
  method: 'GET',
  path: '/booking/reservation-details/:codeReservation',
  summary: 'The reservation: stay, rooms, services, prices, policy and what can be done now',
  access: 'guest',
  params: strictObject({ codeReservation: codeText() }),
  query: strictObject({ langCode: optional(langCode) }),
  headers: object({ version: optional(picklist(['1', '2'])) }),
  tag: (reservation) => `r${reservation.version}`,
  reply: { status: 200, schema: wireReservation, decode: decodeReservation },
})
