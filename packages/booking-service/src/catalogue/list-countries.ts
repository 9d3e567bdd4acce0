import { type Country, type LangCode, localeOf } from '@veranda/contract'
import { country } from '../schema/property.ts'
import type { Service } from '../service.ts'

/** Every country, named and sorted as readers of the language expect. */
export async function listCountries(service: Service, lang: LangCode): Promise<readonly Country[]> {
  const locale = localeOf(lang)
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  const rows = await service.store.db.select().from(country)
  return rows
    .map(({ code, diallingCode }) => ({ countryCode: code, name: names.of(code) ?? code, diallingCode }))
    .sort((a, b) => a.name.localeCompare(b.name, locale))
}
