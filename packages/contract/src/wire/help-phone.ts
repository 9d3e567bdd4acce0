import { object, string } from 'valibot'

/** A telephone number in its parts, digits only: country, area, number. `area` may be empty. */
export type HelpPhone = { readonly country: string; readonly area: string; readonly number: string }

export const wireHelpPhone = /* @__PURE__ */ object({ country: string(), area: string(), number: string() })
