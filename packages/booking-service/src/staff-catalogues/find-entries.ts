import {
  type CatalogueField,
  type CatalogueName,
  catalogueOf,
  currencyCodes,
  entriesPerPage,
  fieldsOf,
  type EntryPage,
} from '@veranda/domain'
import { and, asc, desc, eq, ilike, inArray, or, type SQL } from 'drizzle-orm'
import type { Database } from '../platform/db/database.ts'
import { catalogueProposal } from '../schema/staff-catalogue.ts'
import { selectEntries } from './entry-rows.ts'
import { columnNameOf, columnOf, keyColumnOf, tableOf } from './tables.ts'

export type EntriesQuery = {
  readonly page: number
  readonly length?: 'all' | undefined
  readonly search?: string | undefined
  readonly status?: 'active' | 'inactive' | 'waiting' | undefined
  readonly sort?: string | undefined
  readonly order?: 'ascending' | 'descending' | undefined
}

const mostToChooseFrom = 1_000

/** A page of a catalogue. Countries and currencies are found by their names in the languages offered, too. */
export async function findEntries(
  database: Database,
  catalogue: CatalogueName,
  query: EntriesQuery,
  locales: readonly string[],
): Promise<EntryPage> {
  const where = and(statusIs(database, catalogue, query.status), matches(catalogue, query.search, locales))
  const key = keyColumnOf(catalogue)
  const perPage = query.length === 'all' ? mostToChooseFrom : entriesPerPage
  const { sort } = catalogueOf(catalogue)
  const by = columnOf(catalogue, sort.find((name) => name === query.sort) ?? sort[0])
  const direction = query.order === 'descending' ? desc : asc
  const entries = await selectEntries(database, catalogue, {
    where,
    orderBy: by === key ? [direction(key)] : [direction(by), asc(key)],
    limit: perPage,
    offset: (query.page - 1) * perPage,
  })
  const waiting = await waitingAmong(
    database,
    catalogue,
    entries.map((entry) => entry.key),
  )
  return {
    entries: entries.map((entry) => ({ ...entry, waits: waiting.has(entry.key) })),
    total: await database.$count(tableOf(catalogue), where),
  }
}

function statusIs(
  database: Database,
  catalogue: CatalogueName,
  status: EntriesQuery['status'],
): SQL | undefined {
  if (status === undefined) return undefined
  if (status !== 'waiting') return eq(columnOf(catalogue, 'isActive'), status === 'active')
  const keys = database
    .select({ key: catalogueProposal.key })
    .from(catalogueProposal)
    .where(openOf(catalogue))
  return inArray(keyColumnOf(catalogue), keys)
}

/** The changes of a catalogue that wait for approval. */
export const openOf = (catalogue: CatalogueName): SQL | undefined =>
  and(eq(catalogueProposal.catalogue, catalogue), eq(catalogueProposal.state, 'open'))

/** Which of the keys have a change that waits. */
export async function waitingAmong(
  database: Database,
  catalogue: CatalogueName,
  keys: readonly string[],
): Promise<ReadonlySet<string>> {
  if (keys.length === 0 || !catalogueOf(catalogue).needsApproval) return new Set()
  const rows = await database
    .select({ key: catalogueProposal.key })
    .from(catalogueProposal)
    .where(and(openOf(catalogue), inArray(catalogueProposal.key, [...keys])))
  return new Set(rows.map(({ key }) => key))
}

function matches(
  catalogue: CatalogueName,
  search: string | undefined,
  locales: readonly string[],
): SQL | undefined {
  const term = search?.trim()
  if (!term) return undefined
  const { search: names } = catalogueOf(catalogue)
  const searched = fieldsOf(catalogue).filter(({ name }) => names.includes(name))
  return or(
    ...searched.flatMap((field) => {
      const column = columnOf(catalogue, columnNameOf(catalogue, field))
      const named = codesNamed(field, term, locales)
      const isLike = ilike(column, `%${term.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`)
      return named.length > 0 ? [isLike, inArray(column, [...named])] : [isLike]
    }),
  )
}

/** The codes of countries or currencies whose name holds the term. */
function codesNamed(field: CatalogueField, term: string, locales: readonly string[]): readonly string[] {
  const codes = field.kind === 'currency' ? currencyCodes : field.kind === 'country' ? countryCodes : []
  if (codes.length === 0) return []
  const type = field.kind === 'currency' ? 'currency' : 'region'
  const names = locales.map((locale) => new Intl.DisplayNames(locale, { type, fallback: 'none' }))
  const wanted = folded(term)
  return codes.filter((code) => names.some((of) => folded(of.of(code) ?? '').includes(wanted)))
}

const folded = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('')
const countryCodes = letters.flatMap((one) => letters.map((other) => one + other))
