import { getHelpPhone as getHelpPhoneCall, type HelpPhone } from '@veranda/contract'
import { serve } from '../platform/http/serve.ts'
import type { Service } from '../platform/service.ts'
import { type HelpLineOf, helpLineOf } from './help-line-of.ts'

export const helpRoutes = {
  getHelpPhone: serve(getHelpPhoneCall, (service, { params }) =>
    getHelpPhone(service, {
      propertyCode: params.propertyCode,
      brand: params.brandOnline,
      countryCode: params.countryCode,
    }),
  ),
}

/** The phone number to call about a stay, in its parts. */
const getHelpPhone = async ({ store, brands }: Service, wanted: HelpLineOf): Promise<HelpPhone> =>
  (await helpLineOf({ database: store.db, brands }, wanted)).phone
