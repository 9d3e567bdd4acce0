import { type InferOutput, number, object, string } from 'valibot'
import { codeNumber } from './code-number.ts'

/** A country to choose from, named in the language asked for. `diallingCode` has no plus sign. */
export type Country = { readonly countryCode: string; readonly name: string; readonly diallingCode: string }

export const wireCountry = /* @__PURE__ */ object({
  alias: string(),
  countryCode: string(),
  diallingCode: string(),
  name: string(),
  idDefCountry: number(),
})
export type WireCountry = InferOutput<typeof wireCountry>

export const decodeCountry = ({ countryCode, name, diallingCode }: WireCountry): Country => ({
  countryCode,
  name,
  diallingCode,
})

export const encodeCountry = (country: Country): WireCountry => ({
  ...country,
  alias: country.countryCode.toLowerCase(),
  idDefCountry: codeNumber(country.countryCode),
})
