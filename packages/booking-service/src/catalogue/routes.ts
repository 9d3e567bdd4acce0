import {
  endpoints,
  type Country,
  encodeCountry,
  encodeExchangeRate,
  encodeRoomAmenities,
  type ExchangeRate,
  type LangCode,
  langCodeOf,
} from '@veranda/contract'
import { currencyCodes } from '@veranda/domain'
import { eq } from 'drizzle-orm'
import { serve } from '../platform/http/serve.ts'
import { listAmenities } from './list-amenities.ts'
import { country, exchangeRate } from '../schema/property.ts'
import type { Service } from '../platform/service.ts'

export const catalogueRoutes = {
  listCountries: serve(endpoints.listCountries, async (service, { params }) =>
    (await listCountries(service, params.lang)).map(encodeCountry),
  ),
  listExchangeRates: serve(endpoints.listExchangeRates, async (service, { params }) =>
    (await listExchangeRates(service, params.lang)).map(encodeExchangeRate),
  ),
  listAmenities: serve(endpoints.listAmenities, async (service, { body }) => {
    const input = { propertyCode: body.propertyCode, roomTypeIds: body.idDefRoomTypes, lang: body.langCode }
    return (await listAmenities(service, input)).map(encodeRoomAmenities)
  }),
}

/** Every active country, named and sorted for readers of the language. */
async function listCountries(service: Service, lang: LangCode): Promise<readonly Country[]> {
  const locale = localeOf(service, lang)
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  const rows = await service.store.db.select().from(country).where(eq(country.isActive, true))
  return rows
    .map(({ code, diallingCode }) => ({ countryCode: code, name: names.of(code) ?? code, diallingCode }))
    .sort((a, b) => a.name.localeCompare(b.name, locale))
}

/** The currencies there is an active rate for, in the product's own order. */
async function listExchangeRates(service: Service, lang: LangCode): Promise<readonly ExchangeRate[]> {
  const names = new Intl.DisplayNames(localeOf(service, lang), { type: 'currency' })
  const rows = await service.store.db.select().from(exchangeRate).where(eq(exchangeRate.isActive, true))
  return currencyCodes.flatMap((currency) =>
    rows
      .filter((row) => row.currency === currency)
      .map(({ perDollar }) => ({ currency, perDollar, name: names.of(currency) ?? currency })),
  )
}

const localeOf = ({ brands }: Service, lang: LangCode): string =>
  brands.locales.find((offered) => langCodeOf(offered) === lang) ?? lang.toLowerCase()
