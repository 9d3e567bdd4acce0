import { boolean, number } from 'valibot'
import { encode } from './encode.ts'
import { as, parts, type ValueOf } from './shape.ts'

export const wireRatePlanPolicy = /* @__PURE__ */ parts({
  /** Days before arrival from which cancelling costs something; 0 where it never does. */
  days: as('leadDays', number()),
  /** Whether a balance of the room may be paid before arrival. */
  enablePayment: as('canBePaid', boolean()),
  /** Whether it is sold to families: not at a property for adults only. */
  isFamily: as('takesChildren', boolean()),
})
/** What a room's rate plan says of paying for a stay. */
export type RatePlanPolicy = ValueOf<typeof wireRatePlanPolicy>
/** The cancellation policy of a rate plan as the service sends it. */
export const encodeRatePlanPolicy = (policy: RatePlanPolicy) => encode(wireRatePlanPolicy, policy)
