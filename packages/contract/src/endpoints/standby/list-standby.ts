import { optional, strictObject } from 'valibot'
import { endpoint } from '../../endpoint.ts'
import { langCode } from '../../wire/language.ts'
import { rowNumber } from '../../wire/row-number.ts'
import { wireStandbyOverview } from '../../wire/standby-overview.ts'
import { answer } from '../../wire/shape.ts'

/** For each room the categories it can request, its standby request, and the request's place in the queue. */
export const listStandby = /* @__PURE__ */ endpoint({
  name: 'listStandby',
  method: 'GET',
  path: '/booking/:bookingId/standby',
  summary: 'The standby upgrades of a reservation: what can be requested, what is, and its place',
  access: 'guest',
  params: strictObject({ bookingId: rowNumber() }),
  query: strictObject({ langCode: optional(langCode) }),
  reply: answer(wireStandbyOverview),
})
