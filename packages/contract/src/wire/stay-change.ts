import {
  type CurrencyCode,
  changeWarnings,
  extraGuestsTotal,
  fromMajor,
  minus,
  nightMarks,
  paymentTimings,
  type Settlement,
  type StayChange,
  toMajor,
} from '@veranda/domain'
import { array, nullable, number, object, picklist, string } from 'valibot'
import { wireOccupancy } from './occupancy.ts'
import { wirePolicy } from './penalty.ts'
import { plainDate } from './scalars.ts'
import { wirePromotion } from './promotion.ts'
import { wireAddOnChange, wireTransferChange } from './add-on-change.ts'
import { amount, amountsIn, as, list, made, maybe, parts, shape, wired } from './shape.ts'
import { encode } from './encode.ts'

/** A stay's arrival and departure. */
export const wireStay = /* @__PURE__ */ parts({
  checkIn: as('arrival', plainDate),
  checkOut: as('departure', plainDate),
})

const roomAsItIs = {
  name: /* @__PURE__ */ string(),
  idDefRoomType: /* @__PURE__ */ as('roomTypeId', /* @__PURE__ */ number()),
  pax: /* @__PURE__ */ as('occupancy', wireOccupancy),
}

const wireRoomChange = /* @__PURE__ */ parts({
  roomNumber: number(),
  ...roomAsItIs,
  was: maybe(parts(roomAsItIs)),
  price_per_day: as(
    'nights',
    list(
      parts({
        date: as('night', plainDate),
        before: maybe(amount),
        after: maybe(amount),
        mark: picklist(nightMarks),
      }),
    ),
  ),
  before: amount,
  total: as('after', amount),
  policyBefore: wirePolicy,
  policyAfter: wirePolicy,
  hiddenCredit: maybe(amount),
})

const wireSettlement = /* @__PURE__ */ wired(
  /* @__PURE__ */ object({
    type: picklist(['nothing', 'owes-less', 'to-pay', 'to-refund']),
    /** The amount to pay or to refund, or the remaining balance. */
    amount: number(),
    timings: array(picklist(paymentTimings)),
    dueBy: nullable(plainDate),
  }),
  ({ type: kind, amount: major, timings, dueBy }, currency: CurrencyCode): Settlement => {
    const amount = fromMajor(major, currency)
    switch (kind) {
      case 'nothing':
        return { kind }
      case 'owes-less':
        return { kind, balance: amount }
      case 'to-pay':
        return { kind, amount, timings, ...(dueBy === null ? {} : { dueBy }) }
      case 'to-refund':
        return { kind, amount }
    }
  },
  (settlement: Settlement) => {
    const wording = { type: settlement.kind, amount: 0, timings: [], dueBy: null }
    switch (settlement.kind) {
      case 'nothing':
        return wording
      case 'owes-less':
        return { ...wording, amount: toMajor(settlement.balance) }
      case 'to-pay': {
        const { timings, dueBy = null } = settlement
        return { ...wording, amount: toMajor(settlement.amount), timings: [...timings], dueBy }
      }
      case 'to-refund':
        return { ...wording, amount: toMajor(settlement.amount) }
    }
  },
)

const withoutDifference = /* @__PURE__ */ shape<Omit<StayChange, 'difference'>>()({
  currencyCode: amountsIn,
  before: wireStay,
  after: wireStay,
  rooms: list(wireRoomChange),
  services: list(wireAddOnChange),
  transportation: as('transfer', maybe(wireTransferChange)),
  currentTotal: amount,
  totalAmount: as('newTotal', amount),
  totalExtraPax: made(number(), ({ rooms, newTotal }: Omit<StayChange, 'difference'>) =>
    toMajor(extraGuestsTotal(rooms, newTotal.currency)),
  ),
  promotion: picklist(['none', 'applied', 'lost']),
  promoCode: as('appliedPromotion', maybe(wirePromotion)),
  saving: amount,
  settlement: wireSettlement,
  warnings: array(picklist(changeWarnings)),
})

export const wireStayChange = /* @__PURE__ */ wired(
  withoutDifference,
  (wire): StayChange => {
    const change = withoutDifference.decode(wire)
    return { ...change, difference: minus(change.newTotal, change.currentTotal) }
  },
  (change: StayChange, currency: CurrencyCode) => encode(withoutDifference, change, currency),
)
/** A change of a stay as the service sends it. */
export const encodeStayChange = (change: StayChange) =>
  encode(wireStayChange, change, change.newTotal.currency)
