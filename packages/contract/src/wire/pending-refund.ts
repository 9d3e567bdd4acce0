import { type PendingRefund, refundStates } from '@veranda/domain'
import { picklist, string } from 'valibot'
import { amount, as, maybe, parts, shape } from './shape.ts'
import { encode } from './encode.ts'

/** A card as a guest knows it. */
export const wireCard = /* @__PURE__ */ parts({ brand: as('scheme', string()), lastDigits: string() })

export const wireRefund = /* @__PURE__ */ shape<PendingRefund>()({
  refundId: string(),
  amount,
  state: picklist(refundStates),
  since: maybe(string()),
  card: maybe(wireCard),
})
/** A refund that is under way as the service sends it. */
export const encodeRefund = (refund: PendingRefund) => encode(wireRefund, refund)
