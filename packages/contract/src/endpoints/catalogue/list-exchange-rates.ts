import { strictObject } from 'valibot'
import { endpoint } from '../../endpoint.ts'
import { wireExchangeRate } from '../../wire/exchange-rate.ts'
import { langCode } from '../../wire/language.ts'
import { answer, list } from '../../wire/shape.ts'

/** The currencies a guest can read prices in. They are approximate: what is paid is paid in the property's own. */
export const listExchangeRates = /* @__PURE__ */ endpoint({
  name: 'listExchangeRates',
  method: 'GET',
  path: '/booking/exchange-rates/:lang',
  summary: 'Currencies and their exchange rates, for reading prices',
  access: 'open',
  params: strictObject({ lang: langCode }),
  reply: answer(list(wireExchangeRate)),
})
