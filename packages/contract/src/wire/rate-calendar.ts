import { type CurrencyCode, dayLimits, fromMajor, type RateCalendar, toMajor } from '@veranda/domain'
import { array, boolean, nullable, number, picklist, string } from 'valibot'
import { plainDate } from './scalars.ts'
import { wirePromotionTerms } from './promotion-terms.ts'
import { as, currencyAs, flat, list, maybe, parts, shape, wired } from './shape.ts'
import { wireStay } from './stay-change.ts'
import { encode } from './encode.ts'

/** An amount in the calendar's currency, in minor units without a currency of its own. */
const minor = /* @__PURE__ */ wired(
  /* @__PURE__ */ number(),
  (major: number, currency: CurrencyCode): number => fromMajor(major, currency).amount,
  (amount: number, currency: CurrencyCode) => toMajor({ amount, currency }),
)
const minorOrNull = /* @__PURE__ */ wired(
  /* @__PURE__ */ nullable(minor),
  (major, currency: CurrencyCode) => (major === null ? null : minor.decode(major, currency)),
  (amount: number | null, currency: CurrencyCode) =>
    amount === null ? null : encode(minor, amount, currency),
)

export const wireRateCalendar = /* @__PURE__ */ shape<RateCalendar>()({
  currencyCode: currencyAs('currency'),
  today: plainDate,
  minimumNights: number(),
  maximumNights: maybe(number()),
  current: parts({ stay: flat(wireStay), total: minor }),
  rooms: list(parts({ roomNumber: number(), name: string(), idDefRoomType: as('roomTypeId', number()) })),
  days: list(
    parts({
      date: plainDate,
      prices: list(minorOrNull),
      avail_rooms: as('left', array(number())),
      limit: maybe(picklist(dayLimits)),
      minimumNights: maybe(number()),
      specialRate: as('isSpecial', maybe(boolean())),
    }),
  ),
  promotion: maybe(wirePromotionTerms),
})
