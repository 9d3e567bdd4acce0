import { boolean, number } from 'valibot'
import { encode } from './encode.ts'
import { as, shape } from './shape.ts'

/** What a room's rate plan says of paying for a stay. */
export type RatePlanPolicy = {
  /** Days before arrival from which cancelling costs something; 0 where it never does. */
  readonly leadDays: number
  /** Whether a balance of the room may be paid before arrival. */
  readonly canBePaid: boolean
  /** Whether it is sold to families: not at a property for adults only. */
  readonly takesChildren: boolean
}

export const wireRatePlanPolicy = /* @__PURE__ */ shape<RatePlanPolicy>()({
  days: as('leadDays', number()),
  enablePayment: as('canBePaid', boolean()),
  isFamily: as('takesChildren', boolean()),
})
export const encodeRatePlanPolicy = (policy: RatePlanPolicy) => encode(wireRatePlanPolicy, policy)
