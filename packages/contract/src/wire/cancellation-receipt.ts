import { cancellationEnds, cancellationOutcomes, type CancellationReceipt } from '@veranda/domain'
import { boolean, number, object, picklist, string } from 'valibot'
import { wireCancellation } from './cancellation.ts'
import { plainDate } from './scalars.ts'
import { wireRefund } from './pending-refund.ts'
import { wireReviewQuestion } from './review-question.ts'
import { amount, as, ifAny, list, made, maybe, parts, shape, wired } from './shape.ts'

const receipt = /* @__PURE__ */ shape<CancellationReceipt>()({
  outcome: picklist(cancellationOutcomes),
  idBookHotel: as('bookingId', number()),
  version: number(),
  cancellationDate: as('at', string()),
  cancellationNumber: as('cancellationCode', maybe(string())),
  reasonCancellation: as('reason', maybe(string())),
  isVisibleReasonCancellation: made(boolean(), ({ reason }: CancellationReceipt) => reason !== undefined),
  refunds: list(wireRefund),
  reinstateUntil: maybe(string()),
  creditNote: maybe(parts({ code: string(), amount, validUntil: plainDate })),
  requestId: maybe(string()),
  questions: ifAny(list(wireReviewQuestion)),
  ended: maybe(object({ as: picklist(cancellationEnds), at: string() })),
  penalty: as('cancellation', wireCancellation),
})

/** Its amounts are in the currency of its penalty. */
export const wireCancellationReceipt = /* @__PURE__ */ wired(
  receipt,
  (wire): CancellationReceipt => receipt.decode(wire, wire.penalty.currencyCode),
)
