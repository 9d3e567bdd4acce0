import type { CancellationPolicy, CurrencyCode } from '@veranda/domain'
import { array, boolean, maxLength, minLength, number, pipe, strictObject, string } from 'valibot'
import { endpoint } from '../../endpoint.ts'
import { encode } from '../../wire/encode.ts'
import { langCode } from '../../wire/language.ts'
import { wirePolicy } from '../../wire/penalty.ts'
import { plainDate } from '../../wire/scalars.ts'
import { answer, as, currencyAs, ifAny, list, parts, shape } from '../../wire/shape.ts'
import { rowId } from '../../wire/whole-number.ts'

/** What a rate plan's guest agrees to, in sentences and as what cancelling costs. */
export type PaymentCondition = {
  readonly ratePlanId: number
  readonly text: string
  readonly terms?: RatePlanTerms
}

/** A plan of the reservation's own property, for an arrival. Another property's plan has its sentences alone. */
export type RatePlanTerms = {
  readonly code: string
  readonly name: string
  readonly currency: CurrencyCode
  readonly policy: CancellationPolicy
  /** Whether a balance may be paid before arrival; the market decides. */
  readonly canBePaid: boolean
  readonly takesChildren: boolean
}

const wireRatePlanTerms = /* @__PURE__ */ shape<RatePlanTerms>()({
  code: string(),
  description: as('name', string()),
  currencyCode: currencyAs('currency'),
  policy: wirePolicy,
  enablePayment: as('canBePaid', boolean()),
  isFamily: as('takesChildren', boolean()),
})

const wireCondition = /* @__PURE__ */ parts({
  id_rateplan: as('ratePlanId', number()),
  text: string(),
  terms: ifAny(wireRatePlanTerms),
})
/** A condition of payment as the service sends it. */
export const encodePaymentCondition = (condition: PaymentCondition) => encode(wireCondition, condition)

/** The booking conditions of the rate plans of a stay. */
export const getPaymentConditions = /* @__PURE__ */ endpoint({
  name: 'getPaymentConditions',
  method: 'POST',
  path: '/booking/get-rateplan-policies',
  summary: 'The conditions of rate plans',
  access: 'guest',
  body: strictObject({
    lang_code: langCode,
    arrival_date: plainDate,
    id_rateplans: pipe(array(rowId()), minLength(1), maxLength(9)),
  }),
  reply: answer(list(wireCondition)),
})
