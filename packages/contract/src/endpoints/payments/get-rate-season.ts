import { optional, strictObject } from 'valibot'
import { endpoint } from '../../endpoint.ts'
import { nothing } from '../../refusals.ts'
import { wireRateSeason } from '../../wire/rate-season.ts'
import { rowNumber } from '../../wire/row-number.ts'
import { plainDate } from '../../wire/scalars.ts'
import { answer } from '../../wire/shape.ts'
import { text } from '../../wire/text.ts'

/** What a rate plan of the guest's own property asks in the season a stay arrives in: for the booked dates, or for others. */
export const getRateSeason = /* @__PURE__ */ endpoint({
  name: 'getRateSeason',
  method: 'GET',
  path: '/booking/reservation/rateplanbooking/:rateId/:propertyCode',
  summary: 'What a rate plan asks in the season a stay arrives in',
  access: 'guest',
  params: strictObject({ rateId: rowNumber(), propertyCode: text(10) }),
  query: strictObject({ checkIn: optional(plainDate), checkOut: optional(plainDate) }),
  refusals: {
    'rate-not-found': nothing,
    'span-too-long': nothing,
  },
  reply: answer(wireRateSeason),
})
