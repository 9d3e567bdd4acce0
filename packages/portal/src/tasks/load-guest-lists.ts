import { langCodeOf, listAgeRanges, listCountries } from '@veranda/contract'
import type { GuestListsState } from '@veranda/design-system/screens/guest-information'
import type { Locale, Reservation } from '@veranda/domain'
import type { Portal } from '../portal.ts'

/** Countries in the page's language, and the age categories of the property. */
export async function loadGuestLists(
  { client }: Pick<Portal, 'client'>,
  { property }: Pick<Reservation, 'property'>,
  locale: Locale,
): Promise<GuestListsState> {
  const [countries, ranges] = await Promise.all([
    client.call(listCountries, { params: { lang: langCodeOf(locale) } }),
    client.call(listAgeRanges, { params: { id: String(property.propertyId) } }),
  ])
  if (!ranges.ok)
    return ranges.refusal.kind === 'not-found'
      ? { kind: 'no-ranges' }
      : { kind: 'failed', failure: ranges.refusal }
  if (!countries.ok) return { kind: 'failed', failure: countries.refusal }
  return { kind: 'ready', countries: countries.value, ranges: ranges.value }
}
