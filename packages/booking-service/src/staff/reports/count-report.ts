import {
  type CurrencyCode,
  type MeasureOf,
  measuresOf,
  type PlainDate,
  type ReportGroup,
  type ReportName,
  type ReportQuery,
  toDayNumber,
} from '@veranda/domain'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import type { Around, Facts } from './facts/fact.ts'
import { balanceFacts, paymentFacts } from './facts/money.ts'
import { answerFacts, letterFacts } from './facts/service.ts'
import { cancellationFacts, changeFacts, standbyFacts } from './facts/stays.ts'

/** A line as the database counts it; the key is null where it is not known what the line stands for. */
export type CountedRow = {
  readonly key: string | null
  readonly currency: CurrencyCode | null
  readonly values: readonly (number | null)[]
}

export type Counted = { readonly rows: readonly CountedRow[]; readonly totals: readonly CountedRow[] }

type Row = Readonly<Record<string, unknown>> & {
  readonly is_total: number
  readonly key: string | null
  readonly currency: CurrencyCode | null
}

/** What each report counts: a measure that is missing here does not compile. */
const factsOf: { readonly [Name in ReportName]: Facts<MeasureOf<Name>> } = {
  payments: paymentFacts,
  balances: balanceFacts,
  cancellations: cancellationFacts,
  changes: changeFacts,
  standby: standbyFacts,
  answers: answerFacts,
  letters: letterFacts,
}

/** More lines than a year of days has in every currency. */
const mostLines = 5_000

/** What a line stands for, as text. */
const keyOf: Readonly<Record<ReportGroup, SQL>> = {
  month: sql`to_char(c.day, 'YYYY-MM')`,
  day: sql`to_char(c.day, 'YYYY-MM-DD')`,
  property: sql`c.property_id::text`,
  brand: sql`c.brand`,
  reason: sql`c.own`,
  change: sql`c.own`,
  task: sql`c.own`,
  letter: sql`c.own`,
}

/** The lines of a report and their sums by currency, in one query: the database counts, nothing of a guest leaves it. */
export async function countReport(db: Database, name: ReportName, query: ReportQuery): Promise<Counted> {
  const { rows: facts, measures }: Facts<string> = factsOf[name]
  const columns = measuresOf(name).map(
    (measure, index) => sql`${measures[measure.name]} as ${sql.raw(`m${index}`)}`,
  )
  const { rows } = (await db.execute(sql`
    select grouping(f.key)::int as is_total, f.key, f.currency, ${sql.join(columns, sql`, `)}
    from (
      select c.*, ${keyOf[query.by]} as key from (${facts(around(query))}) c where ${limits(query)}
    ) f
    group by grouping sets ((f.key, f.currency), (f.currency))
    order by is_total, f.key, f.currency
    limit ${mostLines}`)) as { readonly rows: readonly Row[] }
  const counted = rows.map((row) => ({
    isTotal: row.is_total === 1,
    key: row.key,
    currency: row.currency,
    values: columns.map((_, index) => numberOf(row[`m${index}`])),
  }))
  return {
    rows: counted.filter(({ isTotal }) => !isTotal),
    totals: counted.filter(({ isTotal }) => isTotal),
  }
}

/** The databases give large numbers as text. */
const numberOf = (value: unknown): number | null => (value === null ? null : Number(value))

const limits = ({ from, to, brand, propertyId, currency }: ReportQuery): SQL =>
  sql.join(
    [
      sql`c.day between ${from}::date and ${to}::date`,
      ...(brand === undefined ? [] : [sql`c.brand = ${brand}`]),
      ...(propertyId === undefined ? [] : [sql`c.property_id = ${propertyId}::integer`]),
      ...(currency === undefined ? [] : [sql`c.currency = ${currency}`]),
    ],
    sql` and `,
  )

const dayMs = 24 * 3_600_000

/** A day more on both sides: no clock is further from that of UTC. */
const around = ({ from, to }: { readonly from: PlainDate; readonly to: PlainDate }): Around => ({
  since: new Date((toDayNumber(from) - 1) * dayMs),
  until: new Date((toDayNumber(to) + 2) * dayMs),
})
