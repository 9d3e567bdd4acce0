import { type Country, endpoints, type ExchangeRate, type RoomAmenities } from '@veranda/contract'
import { currencyCodes, type Locale } from '@veranda/domain'
import { and, eq, inArray } from 'drizzle-orm'
import { serveValue } from '../platform/http/serve.ts'
import { inLanguage, localeFrom, type WordsLanguage, wordsFrom } from '../platform/language.ts'
import type { Service } from '../platform/service.ts'
import { amenity, roomType } from '../schema/catalogue.ts'
import { country, exchangeRate, property } from '../schema/property.ts'

export const catalogueRoutes = {
  listCountries: serveValue(endpoints.listCountries, (service, { params, call }) =>
    listCountries(service, localeFrom(params.lang, call)),
  ),
  listExchangeRates: serveValue(endpoints.listExchangeRates, (service, { params, call }) =>
    listExchangeRates(service, localeFrom(params.lang, call)),
  ),
  listAmenities: serveValue(endpoints.listAmenities, (service, { body, call }) =>
    listAmenities(service, {
      propertyCode: body.propertyCode,
      roomTypeIds: body.idDefRoomTypes,
      language: wordsFrom(body.langCode, call),
    }),
  ),
}

/** Every active country, named and sorted for readers of the language. */
async function listCountries(service: Service, locale: Locale): Promise<readonly Country[]> {
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  const rows = await service.store.db.select().from(country).where(eq(country.isActive, true))
  return rows
    .map(({ code, diallingCode }) => ({ countryCode: code, name: names.of(code) ?? code, diallingCode }))
    .sort((a, b) => a.name.localeCompare(b.name, locale))
}

/** The currencies there is an active rate for, in the product's own order. */
async function listExchangeRates(service: Service, locale: Locale): Promise<readonly ExchangeRate[]> {
  const names = new Intl.DisplayNames(locale, { type: 'currency' })
  const rows = await service.store.db.select().from(exchangeRate).where(eq(exchangeRate.isActive, true))
  return currencyCodes.flatMap((currency) =>
    rows
      .filter((row) => row.currency === currency)
      .map(({ perDollar }) => ({ currency, perDollar, name: names.of(currency) ?? currency })),
  )
}

type AmenitiesQuery = {
  readonly propertyCode: string
  readonly roomTypeIds: readonly number[]
  readonly language: WordsLanguage
}

/** The amenities of a property's rooms. Room types of another property are left out. */
async function listAmenities(service: Service, input: AmenitiesQuery): Promise<readonly RoomAmenities[]> {
  const database = service.store.db
  const types = await database
    .select({ id: roomType.id, amenities: roomType.amenities })
    .from(roomType)
    .innerJoin(property, eq(property.id, roomType.propertyId))
    .where(and(eq(property.code, input.propertyCode), inArray(roomType.id, [...input.roomTypeIds])))
  const words = new Map((await database.select().from(amenity)).map((row) => [row.code, row.words]))
  return types.map(({ id, amenities }) => ({
    roomTypeId: id,
    amenities: amenities.map((code) => inLanguage(words.get(code) ?? { en: code }, input.language)),
  }))
}
