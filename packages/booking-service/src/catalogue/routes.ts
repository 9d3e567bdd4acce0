import {
  type Country,
  encodeCountry,
  encodeRoomAmenities,
  endpoints,
  type LangCode,
  langCodeOf,
} from '@veranda/contract'
import { serve } from '../platform/http/serve.ts'
import { listAmenities } from './list-amenities.ts'
import { country } from '../schema/property.ts'
import type { Service } from '../platform/service.ts'

export const catalogueRoutes = {
  listCountries: serve(endpoints.listCountries, async (service, { params }) =>
    (await listCountries(service, params.lang)).map(encodeCountry),
  ),
  listAmenities: serve(endpoints.listAmenities, async (service, { body }) => {
    const input = { propertyCode: body.propertyCode, roomTypeIds: body.idDefRoomTypes, lang: body.langCode }
    return (await listAmenities(service, input)).map(encodeRoomAmenities)
  }),
}

/** Every country, named and sorted for readers of the language. */
async function listCountries(service: Service, lang: LangCode): Promise<readonly Country[]> {
  const locale = service.brands.locales.find((offered) => langCodeOf(offered) === lang) ?? lang.toLowerCase()
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  const rows = await service.store.db.select().from(country)
  return rows
    .map(({ code, diallingCode }) => ({ countryCode: code, name: names.of(code) ?? code, diallingCode }))
    .sort((a, b) => a.name.localeCompare(b.name, locale))
}
