import { number, string } from 'valibot'
import { codeNumber } from './code-number.ts'
import { made, shape } from './shape.ts'

/** A country to choose from, named in the language asked for. `diallingCode` has no plus sign. */
export type Country = { readonly countryCode: string; readonly name: string; readonly diallingCode: string }

export const wireCountry = /* @__PURE__ */ shape<Country>()({
  alias: made(string(), ({ countryCode }: Country) => countryCode.toLowerCase()),
  countryCode: string(),
  diallingCode: string(),
  name: string(),
  idDefCountry: made(number(), ({ countryCode }: Country) => codeNumber(countryCode)),
})
