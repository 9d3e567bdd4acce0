import { type StayChange, type PaymentTiming, paymentTimings, type PendingRefund } from '@veranda/domain'
import { boolean, number, optional, picklist, strictObject } from 'valibot'
import { endpoint } from '../../endpoint.ts'
import { wireStayChange } from '../../wire/stay-change.ts'
import { wireRefund } from '../../wire/pending-refund.ts'
import { rowNumber } from '../../wire/row-number.ts'
import { answer, as, list, maybe, shape, wired } from '../../wire/shape.ts'
import { text } from '../../wire/text.ts'
import { nothing } from '../../refusals.ts'
import { quotedRefusals } from '../../wire/fresh-quote.ts'

/** A change that was made. `paidBy` says when the difference is paid, where there is one to pay. */
export type StayChanged = {
  readonly bookingId: number
  readonly version: number
  readonly change: StayChange
  readonly paidBy?: PaymentTiming
  /** What goes back, and over which card where that is known. */
  readonly refunds: readonly PendingRefund[]
}

const stayChanged = /* @__PURE__ */ shape<StayChanged>()({
  bookingId: number(),
  version: number(),
  isPriorToArrival: as('paidBy', maybe(picklist(paymentTimings))),
  change: wireStayChange,
  refunds: list(wireRefund),
})
const wireStayChanged = /* @__PURE__ */ wired(
  stayChanged,
  (wire): StayChanged => stayChanged.decode(wire, wire.change.currencyCode),
)

/** Does what a quote promised: all of it, once, or nothing. */
export const changeStay = /* @__PURE__ */ endpoint({
  name: 'changeStay',
  method: 'PATCH',
  path: '/booking/:bookingId',
  summary: 'Confirms a quoted change',
  access: 'guest',
  params: strictObject({ bookingId: rowNumber() }),
  /** The same as `timing`, by its number: before arrival 1, now 2. */
  query: strictObject({ isPriorToArrival: optional(picklist(['1', '2'])) }),
  body: strictObject({
    quoteId: text(64),
    quoteToken: text(200),
    /** When the difference is paid; without one there must be nothing to pay. */
    timing: optional(picklist(paymentTimings)),
    paymentId: optional(text(64)),
    /** The guest accepted the terms that hold now, in the language of the call: it is noted which. Needed where there is a difference to pay. */
    acceptedTerms: optional(boolean()),
  }),
  guard: 'once-on-version',
  refusals: {
    ...quotedRefusals,
    'payment-needed': nothing,
    'terms-not-accepted': nothing,
    'payment-not-authorised': nothing,
  },
  reply: answer(wireStayChanged),
})
