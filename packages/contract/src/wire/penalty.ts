import {
  type CancellationPolicy,
  type CurrencyCode,
  fromMajor,
  type PenaltyCharge,
  type PolicyTier,
  type RetainedPart,
} from '@veranda/domain'
import { boolean, number, object, picklist, string } from 'valibot'
import { clockTime } from './scalars.ts'
import { amount, as, flat, ifAny, list, maybe, parts, shape, wired } from './shape.ts'

export type WireCharge = {
  charge_type: 'nothing' | 'nights' | 'percent' | 'amount' | 'whole-stay'
  value: number
}

const charge = {
  charge_type: /* @__PURE__ */ picklist(['nothing', 'nights', 'percent', 'amount', 'whole-stay']),
  /** Nights, percent or an amount; 0 where the type needs none. */
  value: /* @__PURE__ */ number(),
}

export const wireCharge = /* @__PURE__ */ wired(/* @__PURE__ */ object(charge), decodeCharge)

export const wirePolicy = /* @__PURE__ */ shape<CancellationPolicy>()({
  refundable: boolean(),
  deadlineTime: as('deadlineAt', clockTime),
  tiers: as('tiers', list(parts({ charge: flat(wireCharge), days: as('daysBefore', number()) }))),
  /** The minimum penalty: the one the stay was moved with. */
  floor: ifAny(amount),
})

/** The retained amount of one part; charge and room number are set for rooms only. */
export const wireRetained = /* @__PURE__ */ wired(
  /* @__PURE__ */ object({
    ...charge,
    type: picklist(['room', 'add-ons', 'transfer']),
    roomNumber: number(),
    amount: number(),
  }),
  ({ type: kind, roomNumber, amount: major, ...charge }, currency: CurrencyCode): RetainedPart => {
    const amount = fromMajor(major, currency)
    return kind === 'room'
      ? { kind, roomNumber, charge: decodeCharge(charge, currency), amount }
      : { kind, amount }
  },
)

export const wireTier = /* @__PURE__ */ shape<PolicyTier>()({
  from: maybe(string()),
  until: maybe(string()),
  penality: as('penalty', amount),
  refund: amount,
  pending: as('outstanding', amount),
  retained: list(wireRetained),
})

function decodeCharge({ charge_type, value }: WireCharge, currency: CurrencyCode): PenaltyCharge {
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
