import { array, maxLength, minLength, number, object, pipe, strictObject, string } from 'valibot'
import { endpoint } from '../../endpoint.ts'
import { langCode } from '../../wire/language.ts'
import { plainDate } from '../../wire/plain.ts'
import { rowId } from '../../wire/whole-number.ts'

/** The payment conditions of a rate plan, in sentences. */
export type PaymentCondition = { readonly ratePlanId: number; readonly text: string }

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
  reply: {
    status: 200,
    schema: array(object({ id_rateplan: number(), text: string() })),
    decode: (wire): readonly PaymentCondition[] =>
      wire.map(({ id_rateplan, text }) => ({ ratePlanId: id_rateplan, text })),
  },
})
