import type { SettingsDetail, SettledProperty } from '@veranda/domain'
import { boolean, number, record, string } from 'valibot'
import { encode } from './encode.ts'
import { clockTime, currencyCode } from './scalars.ts'
import { list, parts, shape } from './shape.ts'

const values = /* @__PURE__ */ record(string(), string())
const tags = /* @__PURE__ */ list(string())
const wireCountry = /* @__PURE__ */ parts({ code: string(), tags })

const wireSettledProperty = /* @__PURE__ */ shape<SettledProperty>()({
  code: string(),
  name: string(),
  brand: string(),
})

export const wireSettledProperties = /* @__PURE__ */ shape<{
  readonly properties: readonly SettledProperty[]
}>()({
  properties: list(wireSettledProperty),
})
/** The properties whose settings staff may see as the service sends them. */
export const encodeSettledProperties = (found: { readonly properties: readonly SettledProperty[] }) =>
  encode(wireSettledProperties, found)

export const wireSettingsDetail = /* @__PURE__ */ shape<SettingsDetail>()({
  code: string(),
  name: string(),
  brand: string(),
  version: number(),
  values,
  plans: list(parts({ code: string(), name: string() })),
  place: parts({
    currency: currencyCode,
    timeZone: string(),
    checkInAt: clockTime,
    brandLines: string(),
    brandHours: string(),
    brandCodes: list(string()),
    countries: list(wireCountry),
    regions: list(parts({ code: string(), isActive: boolean(), allowTags: tags, denyTags: tags })),
  }),
  nightPrice: number(),
  history: list(
    parts({
      at: string(),
      by: string(),
      changes: list(parts({ field: string(), from: string(), to: string() })),
    }),
  ),
})
/** The settings of a property with their history as the service sends them. */
export const encodeSettingsDetail = (detail: SettingsDetail) => encode(wireSettingsDetail, detail)

/** Which version of the settings a change made. */
export type SettingsSaved = { readonly version: number }
export const wireSettingsSaved = /* @__PURE__ */ shape<SettingsSaved>()({ version: number() })
/** What became of settings that were saved, as the service sends it. */
export const encodeSettingsSaved = (saved: SettingsSaved) => encode(wireSettingsSaved, saved)
