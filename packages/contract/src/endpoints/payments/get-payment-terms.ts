import { strictObject, string } from 'valibot'
import { endpoint } from '../../endpoint.ts'
import { langCode } from '../../wire/language.ts'
import { text } from '../../wire/text.ts'
import { answer, parts } from '../../wire/shape.ts'

/** The terms a guest accepts before paying, by market, language and property. */
export const getPaymentTerms = /* @__PURE__ */ endpoint({
  name: 'getPaymentTerms',
  method: 'GET',
  path: '/booking/payment-terms/:marketCode/:lang/:propertyCode',
  summary: 'The terms of paying',
  access: 'guest',
  params: strictObject({ marketCode: text(10), lang: langCode, propertyCode: text(10) }),
  reply: answer(parts({ text: string() })),
})
