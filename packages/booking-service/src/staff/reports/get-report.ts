import {
  groupsOf,
  type Locale,
  measuresOf,
  periodRefusal,
  type Report,
  type ReportChoices,
  type ReportName,
  type ReportQuery,
  reports,
  reportsFor,
} from '@veranda/domain'
import { asc, eq } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { type RefusingIn, ServiceRefusal } from '../../platform/refusal.ts'
import type { Service, StaffCaller } from '../../platform/service.ts'
import { property } from '../../schema/property.ts'
import { type CountedRow, countReport } from './count-report.ts'
import { labelsOf } from './labels.ts'

export type ReportAsked = {
  readonly name: ReportName
  readonly query: ReportQuery
  readonly locale: Locale
}

type Needs = Pick<Service, 'store' | 'clock' | 'brands'> & RefusingIn<'getReport'>

const refusalsOfPeriod = {
  'period-not-valid': 'There is no such day.',
  'period-upside-down': 'The period ends before it begins.',
  'span-too-long': 'The period is longer than a year.',
} as const

/** A report in words and figures. What is asked for is checked first: a wrong name is refused, not an empty report. */
export async function getReport(service: Needs, staff: StaffCaller, asked: ReportAsked): Promise<Report> {
  const { name, query, locale } = asked
  await requireReport(service, staff, asked)
  const { store, brands, clock } = service
  const counted = await countReport(store.db, name, query)
  const labelOf = await labelsOf(query.by, { db: store.db, brands, locale })
  const inOrder = query.by === 'month' || query.by === 'day' ? counted.rows : byDrawn(name, counted.rows)
  return {
    name,
    ...query,
    at: clock.now().toISOString(),
    rows: inOrder.map(({ key, currency, values }) => ({
      key: key ?? '',
      label: labelOf(key ?? ''),
      ...(currency === null ? {} : { currency }),
      values,
    })),
    totals: counted.totals.map(({ currency, values }) => ({
      ...(currency === null ? {} : { currency }),
      values,
    })),
  }
}

/** Months and days follow each other; everything else begins with the most of what is drawn. */
function byDrawn(name: ReportName, rows: readonly CountedRow[]): readonly CountedRow[] {
  const drawn = measuresOf(name).findIndex((measure) => measure.name === reports[name].drawn)
  return rows.toSorted((one, other) => (other.values[drawn] ?? 0) - (one.values[drawn] ?? 0))
}

async function requireReport(
  { store, brands, refuse }: Needs,
  { permissions }: StaffCaller,
  { name, query: { from, to, by, brand, propertyId } }: ReportAsked,
): Promise<void> {
  if (!permissions.includes(reports[name].needs))
    throw new ServiceRefusal('staff-only', 'This report needs another permission.')
  const refusal = periodRefusal(from, to)
  if (refusal) throw refuse(refusal, refusalsOfPeriod[refusal])
  if (!groupsOf(name).includes(by)) throw refuse('group-not-offered', 'This report has no such lines.')
  if (brand !== undefined && !brands.find(brand)) throw refuse('brand-not-found', 'There is no such brand.')
  if (propertyId !== undefined && !(await isProperty(store.db, propertyId)))
    throw refuse('property-not-found', 'There is no such property.')
}

const isProperty = async (db: Database, id: number): Promise<boolean> =>
  (await db.$count(property, eq(property.id, id))) > 0

/** What the reports of a reader can be limited to. */
export async function getReportChoices(
  { store, brands }: Pick<Service, 'store' | 'brands'>,
  { permissions }: StaffCaller,
): Promise<ReportChoices> {
  const rows = await store.db
    .select({ propertyId: property.id, name: property.name, currency: property.currency })
    .from(property)
    .orderBy(asc(property.name))
  return {
    reports: reportsFor(permissions),
    properties: rows.map(({ propertyId, name }) => ({ propertyId, name })),
    brands: brands.all.map(({ id, displayName }) => ({ brand: id, name: displayName })),
    currencies: [...new Set(rows.map(({ currency }) => currency))].toSorted(),
  }
}
