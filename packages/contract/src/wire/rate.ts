import type { CurrencyCode, Stay } from '@veranda/domain'
import {
  array,
  type InferOutput,
  maxLength,
  minLength,
  nullable,
  number,
  object,
  optional,
  picklist,
  pipe,
  strictObject,
} from 'valibot'
import { present } from './present.ts'
import { currencyCode, plainDate } from './scalars.ts'
import { amount, amountsIn, as, list, parts, type ValueOf } from './shape.ts'
import { text } from './text.ts'
import { decimal, roomNumber, rowId, wholeNumber } from './whole-number.ts'

/**
 * The parts of a request for rates. Rooms and guests are taken from the session: another guest's rooms cannot
 * be priced.
 */
export const rateRequest = {
  market: optional(text(10)),
  lang_code: optional(text(5)),
  currency: optional(currencyCode),
  rooms: pipe(array(strictObject({ roomNumber: roomNumber() })), minLength(1), maxLength(9)),
  property_code: text(10),
  room_type: optional(rowId()),
  rate_plan: optional(rowId()),
  date_start: plainDate,
  date_end: plainDate,
  booking_exchange_rate: optional(decimal()),
  promocode: optional(nullable(text(40))),
  promo_applied: optional(picklist(['0', '1'])),
  valid_close_date: optional(picklist(['0', '1'])),
}

/** A stay to price for the guest's own rooms. */
export type RatesQuery = {
  readonly roomNumbers: readonly number[]
  readonly stay: Stay
  readonly propertyCode: string
  readonly marketCode?: string
  readonly currency?: CurrencyCode
  readonly exchangeRate?: number
  /** Another category than the rooms' own, and the rate plan of another room of the booking. */
  readonly roomTypeId?: number
  readonly ratePlanId?: number
  readonly promotionCode?: string
  /** Whether the reservation's own promotion is taken off where no other is named. */
  readonly takesOwnPromotion: boolean
  /** Whether days closed to arrival or departure refuse the stay. */
  readonly heedsClosedDays: boolean
}

const wireRateRequest = /* @__PURE__ */ strictObject(rateRequest)

/** The days and rooms that rates are asked for, from the wire. */
export const decodeRatesQuery = (wire: InferOutput<typeof wireRateRequest>): RatesQuery => ({
  roomNumbers: wire.rooms.map(({ roomNumber }) => roomNumber),
  stay: { arrival: wire.date_start, departure: wire.date_end },
  propertyCode: wire.property_code,
  takesOwnPromotion: wire.promo_applied !== '0',
  heedsClosedDays: wire.valid_close_date !== '0',
  ...present({
    marketCode: wire.market ?? null,
    currency: wire.currency ?? null,
    exchangeRate: wire.booking_exchange_rate ?? null,
    roomTypeId: wire.room_type ?? null,
    ratePlanId: wire.rate_plan ?? null,
    promotionCode: wire.promocode ?? null,
  }),
})

/** The rates of step one, as a page sends them back; limited to what one answer can contain. */
export const ratesGiven = /* @__PURE__ */ pipe(
  array(
    object({
      roomNumber: roomNumber(),
      iddef_room_type: rowId(),
      idop_rate_plan: rowId(),
      currencyCode,
      total: decimal(),
      price_per_day: pipe(
        array(object({ date: plainDate, price: decimal(), avail_rooms: wholeNumber(0, 99_999) })),
        maxLength(430),
      ),
    }),
  ),
  maxLength(9),
)

/** A room's rates: each day's price and how many rooms are left. */
export const wireRate = /* @__PURE__ */ parts({
  roomNumber: number(),
  iddef_room_type: as('roomTypeId', number()),
  idop_rate_plan: as('ratePlanId', number()),
  currencyCode: amountsIn,
  total: amount,
  price_per_day: as(
    'nights',
    list(parts({ date: as('night', plainDate), price: amount, avail_rooms: as('left', number()) })),
  ),
})
/** A room's nights with what they cost and how many rooms of its category are left. */
export type RoomRate = ValueOf<typeof wireRate>
