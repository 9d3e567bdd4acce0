import { brandIdPattern, type ClockTime, currencyCodes, type PlainDate } from '@veranda/domain'
import { type GenericSchema, picklist, pipe, regex, string } from 'valibot'

/** A calendar day, `2027-03-14`. */
export const plainDate = /* @__PURE__ */ pipe(
  /* @__PURE__ */ string(),
  /* @__PURE__ */ regex(/^\d{4}-\d{2}-\d{2}$/),
) as unknown as GenericSchema<PlainDate>

/** A wall-clock time, `15:00`. */
export const clockTime = /* @__PURE__ */ pipe(
  /* @__PURE__ */ string(),
  /* @__PURE__ */ regex(/^\d{2}:\d{2}$/),
) as unknown as GenericSchema<ClockTime>

/** A brand id by its format; whether the brand exists is checked where brands are handed in. */
export const brandId = /* @__PURE__ */ pipe(/* @__PURE__ */ string(), /* @__PURE__ */ regex(brandIdPattern))

export const currencyCode = /* @__PURE__ */ picklist(currencyCodes)
