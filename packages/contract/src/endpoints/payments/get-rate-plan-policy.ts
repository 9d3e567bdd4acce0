import { optional, strictObject } from 'valibot'
import { endpoint } from '../../endpoint.ts'
import { nothing } from '../../refusals.ts'
import { plainDate } from '../../wire/scalars.ts'
import { wireRatePlanPolicy } from '../../wire/rate-plan-policy.ts'
import { rowNumber } from '../../wire/row-number.ts'
import { answer } from '../../wire/shape.ts'

/** What a room's rate plan says of paying: as it is booked, or for other dates. */
export const getRatePlanPolicy = /* @__PURE__ */ endpoint({
  name: 'getRatePlanPolicy',
  method: 'GET',
  path: '/booking/rate-plan-policy/booking/room/:roomId',
  summary: "What a room's rate plan says of paying for its dates, or for others",
  access: 'guest',
  params: strictObject({ roomId: rowNumber() }),
  query: strictObject({ checkIn: optional(plainDate), checkOut: optional(plainDate) }),
  refusals: {
    'span-too-long': nothing,
  },
  reply: answer(wireRatePlanPolicy),
})
