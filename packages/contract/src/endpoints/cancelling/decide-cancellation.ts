import { optional, picklist, strictObject } from 'valibot'
import { endpoint } from '../../endpoint.ts'
import { wireCancellationReceipt } from '../../wire/cancellation-receipt.ts'
import { freeText, text } from '../../wire/text.ts'
import { nothing } from '../../refusals.ts'
import { answer } from '../../wire/shape.ts'

/**
 * The team's decision on a request: if granted, the rooms are cancelled at the amounts of the request; if
 * declined, they stay booked.
 */
export const decideCancellation = /* @__PURE__ */ endpoint({
  name: 'decideCancellation',
  method: 'POST',
  path: '/staff/cancellation-requests/:requestId',
  summary: 'Grants or declines a request to cancel',
  access: 'staff',
  permission: 'reviews:decide',
  params: strictObject({ requestId: text(64) }),
  body: strictObject({ decision: picklist(['grant', 'decline']), note: optional(freeText(1_000)) }),
  guard: 'once',
  refusals: {
    'no-request': nothing,
  },
  reply: answer(wireCancellationReceipt),
})
