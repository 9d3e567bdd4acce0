import { getHelpPhone as getHelpPhoneCall } from '@veranda/contract'
import { openRoute } from '../http/serve-endpoint.ts'
import { getHelpPhone } from './get-help-phone.ts'

export const helpRoutes = {
  getHelpPhone: openRoute(getHelpPhoneCall, (service, { params }) =>
    getHelpPhone(service, {
      propertyCode: params.propertyCode,
      brand: params.brandOnline,
      countryCode: params.countryCode,
    }),
  ),
}
