import { optional, strictObject } from 'valibot'
import { endpoint } from '../../endpoint.ts'
import { plainDate } from '../../wire/scalars.ts'
import { wireRateCalendar } from '../../wire/rate-calendar.ts'
import { text } from '../../wire/text.ts'
import { nothing } from '../../refusals.ts'
import { promotionRefusals } from '../../selection-refusals.ts'
import { answer } from '../../wire/shape.ts'

/**
 * What the property sells to this reservation, day by day: enough for a calendar to price any stay by itself.
 */
export const getRateCalendar = /* @__PURE__ */ endpoint({
  name: 'getRateCalendar',
  method: 'GET',
  path: '/booking/calendar/rates',
  summary: "Prices, rooms left and limits of each day, for the guest's own rooms",
  access: 'guest',
  query: strictObject({ from: plainDate, to: plainDate, promocode: optional(text(40)) }),
  refusals: {
    ...promotionRefusals,
    'span-too-long': nothing,
  },
  reply: answer(wireRateCalendar),
})
