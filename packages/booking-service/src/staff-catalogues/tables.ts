import { type CatalogueField, type CatalogueName, keyFieldOf } from '@veranda/domain'
import { getTableColumns } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import { country, exchangeRate, market } from '../schema/property.ts'
import { bank, society } from '../schema/society.ts'
import { cardType, merchant, region, system } from '../schema/staff-catalogue.ts'

type CatalogueTable = {
  /** Its columns are named as the catalogue’s fields. */
  readonly table: PgTable
  /** The columns of references: they hold the id of a row that entries name by its key. */
  readonly references?: Readonly<Record<string, string>>
}

/** Where the entries of each catalogue are: one without a table does not compile. */
const tables: Record<CatalogueName, CatalogueTable> = {
  banks: { table: bank },
  'card-types': { table: cardType },
  countries: { table: country },
  'exchange-rates': { table: exchangeRate },
  merchants: { table: merchant, references: { society: 'societyId' } },
  regions: { table: region },
  segments: { table: market },
  societies: { table: society, references: { bank: 'bankId' } },
  systems: { table: system },
}

export const tableOf = (catalogue: CatalogueName): PgTable => tables[catalogue].table

/** The name of the column in which a field is stored. */
export const columnNameOf = (catalogue: CatalogueName, field: Pick<CatalogueField, 'name'>): string =>
  tables[catalogue].references?.[field.name] ?? field.name

export function columnOf(catalogue: CatalogueName, name: string): AnyPgColumn {
  const columns: Readonly<Record<string, AnyPgColumn>> = getTableColumns(tableOf(catalogue))
  const column = columns[name]
  if (!column) throw new Error(`The table of ${catalogue} has no column ${name}`)
  return column
}

/** The column that names an entry. */
export const keyColumnOf = (catalogue: CatalogueName): AnyPgColumn =>
  columnOf(catalogue, keyFieldOf(catalogue).name)
