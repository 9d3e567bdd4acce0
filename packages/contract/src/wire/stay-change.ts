import {
  type CurrencyCode,
  type StayChange,
  changeWarnings,
  fromMajor,
  type Money,
  type NightChange,
  nightMarks,
  paymentTimings,
  type RoomAsItIs,
  type Settlement,
  toMajor,
} from '@veranda/domain'
import { array, type InferOutput, nullable, number, object, picklist, string } from 'valibot'
import { decodePolicy, encodePolicy, wirePolicy } from './penalty.ts'
import { wireOccupancy } from './occupancy.ts'
import { currencyCode, plainDate, present } from './plain.ts'
import {
  decodeServiceChange,
  decodeTransferChange,
  encodeServiceChange,
  encodeTransferChange,
  wireServiceChange,
  wireTransferChange,
} from './service-change.ts'
import { decodePromotion, encodePromotion, wirePromotion } from './promotion.ts'

const wireStay = /* @__PURE__ */ object({ checkIn: plainDate, checkOut: plainDate })
type WireStay = InferOutput<typeof wireStay>
const stayOf = ({ checkIn, checkOut }: WireStay) => ({ arrival: checkIn, departure: checkOut })

const wireRoomAsItIs = /* @__PURE__ */ object({ name: string(), idDefRoomType: number(), pax: wireOccupancy })
type WireRoomAsItIs = InferOutput<typeof wireRoomAsItIs>

const decodeRoomAsItIs = ({ name, idDefRoomType, pax }: WireRoomAsItIs): RoomAsItIs => ({
  name,
  roomTypeId: idDefRoomType,
  occupancy: pax,
})

const encodeRoomAsItIs = ({ name, roomTypeId, occupancy }: RoomAsItIs): WireRoomAsItIs => ({
  name,
  idDefRoomType: roomTypeId,
  pax: { ...occupancy },
})

export const wireStayChange = /* @__PURE__ */ object({
  currencyCode,
  before: wireStay,
  after: wireStay,
  rooms: array(
    object({
      roomNumber: number(),
      ...wireRoomAsItIs.entries,
      was: nullable(wireRoomAsItIs),
      price_per_day: array(
        object({
          date: plainDate,
          before: nullable(number()),
          after: nullable(number()),
          mark: picklist(nightMarks),
        }),
      ),
      before: number(),
      total: number(),
      policyBefore: wirePolicy,
      policyAfter: wirePolicy,
      hiddenCredit: nullable(number()),
    }),
  ),
  services: array(wireServiceChange),
  transportation: nullable(wireTransferChange),
  currentTotal: number(),
  totalAmount: number(),
  promotion: picklist(['none', 'applied', 'lost']),
  promoCode: nullable(wirePromotion),
  saving: number(),
  settlement: object({
    type: picklist(['nothing', 'owes-less', 'to-pay', 'to-refund']),
    /** To pay, to refund, or the balance that stays. */
    amount: number(),
    timings: array(picklist(paymentTimings)),
    dueBy: nullable(plainDate),
  }),
  warnings: array(picklist(changeWarnings)),
})
export type WireStayChange = InferOutput<typeof wireStayChange>

export function decodeStayChange(wire: WireStayChange): StayChange {
  const { currencyCode: currency, settlement } = wire
  const price = (major: number) => fromMajor(major, currency)
  return {
    before: stayOf(wire.before),
    after: stayOf(wire.after),
    rooms: wire.rooms.map((room) => ({
      roomNumber: room.roomNumber,
      ...decodeRoomAsItIs(room),
      ...present({ was: room.was && decodeRoomAsItIs(room.was) }),
      nights: room.price_per_day.map(
        ({ date, before, after, mark }): NightChange => ({
          night: date,
          ...present({ before: before === null ? null : price(before) }),
          ...present({ after: after === null ? null : price(after) }),
          mark,
        }),
      ),
      before: price(room.before),
      after: price(room.total),
      policyBefore: decodePolicy(room.policyBefore, currency),
      policyAfter: decodePolicy(room.policyAfter, currency),
      ...present({ hiddenCredit: room.hiddenCredit === null ? null : price(room.hiddenCredit) }),
    })),
    services: wire.services.map((service) => decodeServiceChange(service, currency)),
    ...present({ transfer: wire.transportation && decodeTransferChange(wire.transportation, currency) }),
    currentTotal: price(wire.currentTotal),
    newTotal: price(wire.totalAmount),
    // Rounded to whole minor units: the numbers of the wire are major ones.
    difference: price(wire.totalAmount - wire.currentTotal),
    promotion: wire.promotion,
    ...present({ appliedPromotion: wire.promoCode && decodePromotion(wire.promoCode, currency) }),
    saving: price(wire.saving),
    settlement: decodeSettlement(settlement, currency),
    warnings: wire.warnings,
  }
}

type WireSettlement = WireStayChange['settlement']

function decodeSettlement(
  { type, amount, timings, dueBy }: WireSettlement,
  currency: CurrencyCode,
): Settlement {
  switch (type) {
    case 'nothing':
      return { kind: 'nothing' }
    case 'owes-less':
      return { kind: 'owes-less', balance: fromMajor(amount, currency) }
    case 'to-pay':
      return { kind: 'to-pay', amount: fromMajor(amount, currency), timings, ...present({ dueBy }) }
    case 'to-refund':
      return { kind: 'to-refund', amount: fromMajor(amount, currency) }
  }
}

export function encodeStayChange(change: StayChange): WireStayChange {
  const optional = (amount: Money | undefined) => (amount ? toMajor(amount) : null)
  const stay = ({ arrival, departure }: StayChange['before']) => ({ checkIn: arrival, checkOut: departure })
  return {
    currencyCode: change.newTotal.currency,
    before: stay(change.before),
    after: stay(change.after),
    rooms: change.rooms.map((room) => ({
      roomNumber: room.roomNumber,
      ...encodeRoomAsItIs(room),
      was: room.was ? encodeRoomAsItIs(room.was) : null,
      price_per_day: room.nights.map(({ night, before, after, mark }) => ({
        date: night,
        before: optional(before),
        after: optional(after),
        mark,
      })),
      before: toMajor(room.before),
      total: toMajor(room.after),
      policyBefore: encodePolicy(room.policyBefore),
      policyAfter: encodePolicy(room.policyAfter),
      hiddenCredit: optional(room.hiddenCredit),
    })),
    services: change.services.map(encodeServiceChange),
    transportation: change.transfer ? encodeTransferChange(change.transfer) : null,
    currentTotal: toMajor(change.currentTotal),
    totalAmount: toMajor(change.newTotal),
    promotion: change.promotion,
    promoCode: change.appliedPromotion ? encodePromotion(change.appliedPromotion) : null,
    saving: toMajor(change.saving),
    settlement: encodeSettlement(change.settlement),
    warnings: [...change.warnings],
  }
}

function encodeSettlement(settlement: Settlement): WireSettlement {
  switch (settlement.kind) {
    case 'nothing':
      return { type: 'nothing', amount: 0, timings: [], dueBy: null }
    case 'owes-less':
      return { type: 'owes-less', amount: toMajor(settlement.balance), timings: [], dueBy: null }
    case 'to-pay':
      return {
        type: 'to-pay',
        amount: toMajor(settlement.amount),
        timings: [...settlement.timings],
        dueBy: settlement.dueBy ?? null,
      }
    case 'to-refund':
      return { type: 'to-refund', amount: toMajor(settlement.amount), timings: [], dueBy: null }
  }
}
