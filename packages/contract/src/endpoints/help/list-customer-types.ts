import { array, strictObject } from 'valibot'
import { endpoint } from '../../endpoint.ts'
import { toCustomerType, wireCustomerType } from '../../wire/help-ticket.ts'
import { langCode } from '../../wire/language.ts'

/** Who asks for help, to choose from: in the language asked for. */
export const listCustomerTypes = /* @__PURE__ */ endpoint({
  name: 'listCustomerTypes',
  method: 'GET',
  path: '/booking/contact-customer-type',
  summary: 'Kinds of customers who ask to be called',
  access: 'open',
  query: strictObject({ langCode }),
  reply: {
    status: 200,
    schema: array(wireCustomerType),
    decode: (wire) => wire.map(toCustomerType),
  },
})
