import {
  encodeCountry,
  encodeRoomAmenities,
  listAmenities as listAmenitiesCall,
  listCountries as listCountriesCall,
} from '@veranda/contract'
import { guestRoute, openRoute } from '../http/serve-endpoint.ts'
import { listAmenities } from './list-amenities.ts'
import { listCountries } from './list-countries.ts'

export const catalogueRoutes = {
  listCountries: openRoute(listCountriesCall, async (service, { params }) =>
    (await listCountries(service, params.lang)).map(encodeCountry),
  ),
  listAmenities: guestRoute(listAmenitiesCall, async (service, _guest, { body }) => {
    const wish = { propertyCode: body.propertyCode, roomTypeIds: body.idDefRoomTypes, lang: body.langCode }
    return (await listAmenities(service, wish)).map(encodeRoomAmenities)
  }),
}
