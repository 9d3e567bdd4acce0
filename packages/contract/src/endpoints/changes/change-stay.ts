import { paymentTimings } from '@veranda/domain'
import { boolean, number, optional, picklist, strictObject } from 'valibot'
import { endpoint } from '../../endpoint.ts'
import { wireStayChange } from '../../wire/stay-change.ts'
import { wireRefund } from '../../wire/pending-refund.ts'
import { rowNumber } from '../../wire/row-number.ts'
import { answer, as, list, maybe, parts, type ValueOf, wired } from '../../wire/shape.ts'
import { text } from '../../wire/text.ts'
import { nothing } from '../../refusals.ts'
import { notBeforeArrivalReason } from '../../wire/not-before-arrival.ts'
import { paymentType } from '../../wire/payment-type.ts'
import { quotedRefusals } from '../../wire/fresh-quote.ts'

const stayChanged = /* @__PURE__ */ parts({
  bookingId: number(),
  version: number(),
  isPriorToArrival: as('paidBy', maybe(picklist(paymentTimings))),
  change: wireStayChange,
  /** The refunds, with their cards where known. */
  refunds: list(wireRefund),
})
/** A confirmed change. `paidBy` says when the difference is paid, if one is to pay. */
export type StayChanged = ValueOf<typeof stayChanged>
const wireStayChanged = /* @__PURE__ */ wired(
  stayChanged,
  (wire): StayChanged => stayChanged.decode(wire, wire.change.currencyCode),
)

/** Confirms a change quote: all of it, once, or nothing. */
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
    /** When the difference is paid; omit it only if nothing is to pay. */
    timing: optional(picklist(paymentTimings)),
    /** Of what is paid now; or, with payment type 2, the verification of a new card (`startCardVerification`). */
    paymentId: optional(text(64)),
    /** 2: before arrival, charged automatically to the card on the day the balance is due; never more than is due now. */
    paymentType: optional(paymentType),
    /** A stored card, for payment type 2. */
    cardId: optional(text(64)),
    /** The guest accepted the current terms, in the language of the call; the service records which. */
    acceptedTerms: optional(boolean()),
  }),
  guard: 'once-on-version',
  refusals: {
    ...quotedRefusals,
    'payment-needed': nothing,
    'terms-not-accepted': nothing,
    'payment-not-authorised': nothing,
    'not-before-arrival': notBeforeArrivalReason,
    'method-not-offered': nothing,
    'card-not-found': nothing,
    'card-expires-first': nothing,
    'charge-under-way': nothing,
    'payments-not-configured': nothing,
  },
  reply: answer(wireStayChanged),
})
