import {
  encodeCountry,
  encodeRoomAmenities,
  listAmenities as listAmenitiesCall,
  listCountries as listCountriesCall,
} from '@veranda/contract'
import { serve } from '../platform/http/serve.ts'
import { listAmenities } from './list-amenities.ts'
import { listCountries } from './list-countries.ts'

export const catalogueRoutes = {
  listCountries: serve(listCountriesCall, async (service, { params }) =>
    (await listCountries(service, params.lang)).map(encodeCountry),
  ),
  listAmenities: serve(listAmenitiesCall, async (service, { body }) => {
    const wish = { propertyCode: body.propertyCode, roomTypeIds: body.idDefRoomTypes, lang: body.langCode }
    return (await listAmenities(service, wish)).map(encodeRoomAmenities)
  }),
}
