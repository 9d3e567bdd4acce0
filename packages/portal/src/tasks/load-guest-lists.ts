import { langCodeOf, listCountries } from '@veranda/contract'
import type { GuestListsState } from '@veranda/design-system/screens/guest-information'
import type { Locale, Reservation } from '@veranda/domain'
import type { Portal } from '../portal.ts'

/** Countries in the page's language, and the age categories of the property. */
export async function loadGuestLists(
  { client }: Pick<Portal, 'client'>,
  { property: { ageRanges: ranges } }: Pick<Reservation, 'property'>,
  locale: Locale,
): Promise<GuestListsState> {
  if (ranges.length === 0) return { kind: 'no-ranges' }
  const countries = await client.call(listCountries, { params: { lang: langCodeOf(locale) } })
  return countries.ok
    ? { kind: 'ready', countries: countries.value, ranges }
    : { kind: 'failed', failure: countries.refusal }
}
