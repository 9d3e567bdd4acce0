import { dayLimits, type DayLimit, type PlainDate } from '@veranda/domain'
import { array, object, picklist, strictObject } from 'valibot'
import { endpoint } from '../../endpoint.ts'
import { plainDate } from '../../wire/scalars.ts'
import { text } from '../../wire/text.ts'
import { nothing } from '../../refusals.ts'

export type LimitedDate = { readonly date: PlainDate; readonly limit: DayLimit }

/** The days of a property that are closed to stays, arrivals or departures. */
export const listClosedDates = /* @__PURE__ */ endpoint({
  name: 'listClosedDates',
  method: 'GET',
  path: '/booking/calendar/closed-dates',
  summary: "The property's closed, check-in-only and check-out-only days",
  access: 'guest',
  query: strictObject({
    propertyCode: text(10),
    countryCode: text(3),
    checkIn: plainDate,
    checkOut: plainDate,
  }),
  refusals: {
    'span-too-long': nothing,
  },
  reply: {
    status: 200,
    schema: array(object({ date: plainDate, limit: picklist(dayLimits) })),
    decode: (wire): readonly LimitedDate[] => wire,
  },
})
