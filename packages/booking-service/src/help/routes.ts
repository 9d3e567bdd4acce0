import { endpoints } from '@veranda/contract'
import { serveValue } from '../platform/http/serve.ts'
import { helpLineOf } from './help-line-of.ts'

export const helpRoutes = {
  /** The phone number to call about a stay, in its parts. */
  getHelpPhone: serveValue(endpoints.getHelpPhone, async ({ store, brands }, { params }) => {
    const { propertyCode, brandOnline: brand, countryCode } = params
    const line = await helpLineOf({ database: store.db, brands }, { propertyCode, brand, countryCode })
    return line.phone
  }),
}
