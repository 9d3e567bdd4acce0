import type { BalanceTiming, Money } from '@veranda/domain'
import { boolean, number, optional, strictObject } from 'valibot'
import { endpoint } from '../../endpoint.ts'
import { nothing } from '../../refusals.ts'
import { balanceRefusals } from '../../balance-refusals.ts'
import { encode } from '../../wire/encode.ts'
import { notBeforeArrivalReason } from '../../wire/not-before-arrival.ts'
import { timingOfType, timingType, typeOfTiming } from '../../wire/payment-type.ts'
import { rowNumber } from '../../wire/row-number.ts'
import { amount, amountsIn, answer, as, shape, wired } from '../../wire/shape.ts'
import { text } from '../../wire/text.ts'

/** What was paid of a balance, or agreed to be paid before arrival, and what is left. */
export type BalancePaid = {
  readonly bookingId: number
  readonly version: number
  readonly timing: BalanceTiming
  readonly amount: Money
  readonly left: Money
}

const wireBalancePaid = /* @__PURE__ */ shape<BalancePaid>()({
  bookingId: number(),
  version: number(),
  isPriorToArrival: as('timing', wired(timingType, timingOfType, typeOfTiming)),
  currencyCode: amountsIn,
  total: as('amount', amount),
  remaining: as('left', amount),
})
/** A balance that was paid as the service sends it. */
export const encodeBalancePaid = (paid: BalancePaid) => encode(wireBalancePaid, paid, paid.amount.currency)

/** Pays what a quote of a balance says, once: charges what was authorised, or notes that it is paid before arrival. */
export const payBalance = /* @__PURE__ */ endpoint({
  name: 'payBalance',
  method: 'POST',
  path: '/booking/:bookingId/balance',
  summary: 'Pays a balance now, or agrees to pay it before arrival',
  access: 'guest',
  params: strictObject({ bookingId: rowNumber() }),
  body: strictObject({
    quoteId: text(64),
    quoteToken: text(200),
    isPriorToArrival: timingType,
    /** Of what is paid now. */
    paymentId: optional(text(64)),
    /** The guest accepted the terms that hold now, in the language of the call: it is noted which. */
    acceptedTerms: optional(boolean()),
  }),
  guard: 'once-on-version',
  refusals: {
    ...balanceRefusals,
    'terms-not-accepted': nothing,
    'not-before-arrival': notBeforeArrivalReason,
    'payment-needed': nothing,
    'payment-not-authorised': nothing,
  },
  reply: answer(wireBalancePaid),
})
