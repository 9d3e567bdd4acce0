import { type Country, endpoints, type ExchangeRate, type LangCode, langCodeOf } from '@veranda/contract'
import { currencyCodes } from '@veranda/domain'
import { serveValue } from '../platform/http/serve.ts'
import { listAmenities } from './list-amenities.ts'
import { country, exchangeRate } from '../schema/property.ts'
import type { Service } from '../platform/service.ts'

export const catalogueRoutes = {
  listCountries: serveValue(endpoints.listCountries, (service, { params }) =>
    listCountries(service, params.lang),
  ),
  listExchangeRates: serveValue(endpoints.listExchangeRates, (service, { params }) =>
    listExchangeRates(service, params.lang),
  ),
  listAmenities: serveValue(endpoints.listAmenities, (service, { body }) =>
    listAmenities(service, {
      propertyCode: body.propertyCode,
      roomTypeIds: body.idDefRoomTypes,
      lang: body.langCode,
    }),
  ),
}

/** Every country, named and sorted for readers of the language. */
async function listCountries(service: Service, lang: LangCode): Promise<readonly Country[]> {
  const locale = localeOf(service, lang)
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  const rows = await service.store.db.select().from(country)
  return rows
    .map(({ code, diallingCode }) => ({ countryCode: code, name: names.of(code) ?? code, diallingCode }))
    .sort((a, b) => a.name.localeCompare(b.name, locale))
}

/** The currencies there is a rate for, in the product's own order. */
async function listExchangeRates(service: Service, lang: LangCode): Promise<readonly ExchangeRate[]> {
  const names = new Intl.DisplayNames(localeOf(service, lang), { type: 'currency' })
  const rows = await service.store.db.select().from(exchangeRate)
  return currencyCodes.flatMap((currency) =>
    rows
      .filter((row) => row.currency === currency)
      .map(({ perDollar }) => ({ currency, perDollar, name: names.of(currency) ?? currency })),
  )
}

const localeOf = ({ brands }: Service, lang: LangCode): string =>
  brands.locales.find((offered) => langCodeOf(offered) === lang) ?? lang.toLowerCase()
