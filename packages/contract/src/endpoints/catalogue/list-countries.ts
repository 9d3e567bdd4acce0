import { strictObject } from 'valibot'
import { endpoint } from '../../endpoint.ts'
import { wireCountry } from '../../wire/country.ts'
import { langCode } from '../../wire/language.ts'
import { answer, list } from '../../wire/shape.ts'

/** Every country with its name in a language and its dialling code, sorted by name. */
export const listCountries = /* @__PURE__ */ endpoint({
  name: 'listCountries',
  method: 'GET',
  path: '/booking/country-lang/:lang',
  summary: 'Countries and dialling codes',
  access: 'open',
  params: strictObject({ lang: langCode }),
  reply: answer(list(wireCountry)),
})
