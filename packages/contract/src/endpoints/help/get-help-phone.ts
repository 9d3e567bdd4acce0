import { pipe, regex, strictObject, string } from 'valibot'
import { endpoint } from '../../endpoint.ts'
import { brandId } from '../../wire/scalars.ts'
import { type HelpPhone, wireHelpPhone } from '../../wire/help-phone.ts'
import { text } from '../../wire/text.ts'

/** The number to call about a stay: the property's own for the caller's country, else the brand's help line. */
export const getHelpPhone = /* @__PURE__ */ endpoint({
  name: 'getHelpPhone',
  method: 'GET',
  path: '/booking/book-phone/:propertyCode/:brandOnline/:countryCode',
  summary: 'The help line of a property for a country',
  access: 'open',
  params: strictObject({
    propertyCode: text(20),
    brandOnline: brandId,
    countryCode: pipe(string(), regex(/^[A-Z]{2}$/)),
  }),
  reply: { status: 200, schema: wireHelpPhone, decode: (wire): HelpPhone => wire },
})
