import { getHelpPhone as getHelpPhoneCall } from '@veranda/contract'
import { serve } from '../platform/http/serve.ts'
import { getHelpPhone } from './get-help-phone.ts'

export const helpRoutes = {
  getHelpPhone: serve(getHelpPhoneCall, (service, { params }) =>
    getHelpPhone(service, {
      propertyCode: params.propertyCode,
      brand: params.brandOnline,
      countryCode: params.countryCode,
    }),
  ),
}
