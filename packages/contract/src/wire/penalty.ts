import {
  type CancellationPolicy,
  type CurrencyCode,
  fromMajor,
  type PenaltyCharge,
  type PolicyStretch,
  toMajor,
} from '@veranda/domain'
import {
  array,
  boolean,
  type InferOutput,
  nullable,
  number,
  object,
  optional,
  picklist,
  string,
} from 'valibot'
import { clockTime, present } from './plain.ts'

export const wireCharge = {
  charge_type: /* @__PURE__ */ picklist(['nothing', 'nights', 'percent', 'amount', 'whole-stay']),
  /** Nights, percent or an amount; 0 where the type needs none. */
  value: /* @__PURE__ */ number(),
}
export type WireCharge = {
  charge_type: 'nothing' | 'nights' | 'percent' | 'amount' | 'whole-stay'
  value: number
}

export const wirePolicy = /* @__PURE__ */ object({
  refundable: boolean(),
  deadlineTime: clockTime,
  windows: array(object({ ...wireCharge, days: number() })),
  /** What cancelling costs at least: the penalty the stay was moved with. */
  floor: optional(number()),
})
type WirePolicy = InferOutput<typeof wirePolicy>

export const decodePolicy = (wire: WirePolicy, currency: CurrencyCode): CancellationPolicy => ({
  refundable: wire.refundable,
  deadlineAt: wire.deadlineTime,
  tiers: wire.windows.map((window) => ({ daysBefore: window.days, charge: decodeCharge(window, currency) })),
  ...(wire.floor === undefined ? {} : { floor: fromMajor(wire.floor, currency) }),
})

export const encodePolicy = (policy: CancellationPolicy): WirePolicy => ({
  refundable: policy.refundable,
  deadlineTime: policy.deadlineAt,
  windows: policy.tiers.map((tier) => ({ days: tier.daysBefore, ...encodeCharge(tier.charge) })),
  ...(policy.floor ? { floor: toMajor(policy.floor) } : {}),
})

export const wireStretch = /* @__PURE__ */ object({
  ...wireCharge,
  from: nullable(string()),
  until: nullable(string()),
  penality: number(),
  refund: number(),
})
type WireStretch = InferOutput<typeof wireStretch>

export const decodeStretch = (wire: WireStretch, currency: CurrencyCode): PolicyStretch => ({
  ...present({ from: wire.from, until: wire.until }),
  charge: decodeCharge(wire, currency),
  penalty: fromMajor(wire.penality, currency),
  refund: fromMajor(wire.refund, currency),
})

export const encodeStretch = (stretch: PolicyStretch): WireStretch => ({
  from: stretch.from ?? null,
  until: stretch.until ?? null,
  ...encodeCharge(stretch.charge),
  penality: toMajor(stretch.penalty),
  refund: toMajor(stretch.refund),
})

export function decodeCharge({ charge_type, value }: WireCharge, currency: CurrencyCode): PenaltyCharge {
  switch (charge_type) {
    case 'nights':
      return { kind: 'nights', count: value }
    case 'percent':
      return { kind: 'percent', percent: value }
    case 'amount':
      return { kind: 'flat', amount: fromMajor(value, currency) }
    case 'nothing':
    case 'whole-stay':
      return { kind: charge_type }
  }
}

export function encodeCharge(charge: PenaltyCharge): WireCharge {
  switch (charge.kind) {
    case 'nights':
      return { charge_type: 'nights', value: charge.count }
    case 'percent':
      return { charge_type: 'percent', value: charge.percent }
    case 'flat':
      return { charge_type: 'amount', value: toMajor(charge.amount) }
    case 'nothing':
    case 'whole-stay':
      return { charge_type: charge.kind, value: 0 }
  }
}
