import { useQuery } from '@tanstack/react-query'
import { type Client, listCatalogueEntries } from '@veranda/contract'
import type { EntryOption } from '@veranda/design-system/screens/staff-catalogue'
import {
  type CatalogueEntry,
  type CatalogueName,
  fieldsOf,
  keyFieldOf,
  readTags,
  type TaggedCountry,
} from '@veranda/domain'
import { CallFailure } from '../server-state/call-failure.ts'
import { useClient } from '../session/session-keeper.tsx'
import { catalogueData } from './use-proposals.ts'

/** What the reference fields of a catalogue choose from, and for regions every country with its tags. */
export function useOptions(catalogue: CatalogueName) {
  const client = useClient()
  const fields = fieldsOf(catalogue).flatMap((field) => {
    const isOwnKey = catalogue === 'countries' && field.name === keyFieldOf(catalogue).name
    const of = field.of ?? (field.kind === 'country' && !isOwnKey ? ('countries' as const) : undefined)
    return of ? [{ name: field.name, of }] : []
  })
  const needed = [
    ...new Set([...fields.map(({ of }) => of), ...(catalogue === 'regions' ? ['countries' as const] : [])]),
  ]
  const { data } = useQuery({
    queryKey: [...catalogueData, 'options', needed],
    queryFn: async () =>
      new Map(await Promise.all(needed.map(async (name) => [name, await allEntries(client, name)] as const))),
  })
  const options: Readonly<Record<string, readonly EntryOption[]>> = Object.fromEntries(
    data ? fields.map(({ name, of }) => [name, optionsOf(of, data.get(of) ?? [])]) : [],
  )
  const countries: readonly TaggedCountry[] | undefined = data
    ?.get('countries')
    ?.filter(({ values }) => values['isActive'] === 'yes')
    .map(({ key, values }) => ({ code: key, tags: readTags(values['tags'] ?? '') ?? [] }))
  return { options, countries }
}

/** A country is worded by the page, in the reader’s language. */
const optionsOf = (of: CatalogueName, entries: readonly CatalogueEntry[]): readonly EntryOption[] =>
  entries
    .filter(({ values }) => values['isActive'] === 'yes')
    .map(({ key, values }) => ({
      value: key,
      label: of === 'countries' ? '' : `${values['name'] ?? values['legalName'] ?? key} (${key})`,
    }))

/** Every entry of a catalogue that others refer to. */
async function allEntries(client: Client, catalogue: CatalogueName): Promise<readonly CatalogueEntry[]> {
  const answer = await client.call(listCatalogueEntries, { params: { catalogue }, query: { length: 'all' } })
  if (!answer.ok) throw new CallFailure(listCatalogueEntries, answer.refusal)
  return answer.value.entries
}
