import { type Locale, type ReportGroup, languageOf } from '@veranda/domain'
import { staffSentencesIn } from '@veranda/messages/staff'
import type { StaffMessageId } from '@veranda/messages'
import { listReasons } from '../../cancellations/list-reasons.ts'
import type { Brands } from '../../platform/brands.ts'
import type { Database } from '../../platform/db/database.ts'
import { letterKinds } from '../../schema/outbox.ts'
import { property } from '../../schema/property.ts'

type Needs = { readonly db: Database; readonly brands: Brands; readonly locale: Locale }
type LabelOf = (key: string) => string

/** How a line is called in the reader’s language. */
export async function labelsOf(by: ReportGroup, { db, brands, locale }: Needs): Promise<LabelOf> {
  const say = staffSentencesIn(locale)
  const known: LabelOf = await namesOf(by, { db, brands, locale })
  return (key) => (key === '' ? say(nameless[by]) : known(key))
}

/** A line of what has none of these. */
const nameless: Readonly<Record<ReportGroup, StaffMessageId>> = {
  month: 'staff-reports.without-name',
  day: 'staff-reports.without-name',
  property: 'staff-reports.without-property',
  brand: 'staff-reports.without-brand',
  reason: 'staff-reports.without-reason',
  change: 'staff-reports.without-name',
  task: 'staff-reports.without-name',
  letter: 'staff-reports.without-name',
}

async function namesOf(by: ReportGroup, { db, brands, locale }: Needs): Promise<LabelOf> {
  const say = staffSentencesIn(locale)
  switch (by) {
    case 'month':
      return (key) => capitalized(dateIn(locale, `${key}-01`, { month: 'long', year: 'numeric' }), locale)
    case 'day':
      return (key) => dateIn(locale, key, { dateStyle: 'medium' })
    case 'property': {
      const rows = await db.select({ id: property.id, name: property.name }).from(property)
      const names = new Map(rows.map(({ id, name }) => [String(id), name]))
      return (key) => names.get(key) ?? key
    }
    case 'brand':
      return (key) => brands.find(key)?.displayName ?? key
    case 'reason': {
      const reasons = await listReasons(db, languageOf(locale))
      const names = new Map(reasons.map(({ code, label }) => [code, label]))
      return (key) => names.get(key) ?? key
    }
    case 'change':
      return namedBy(say, ['dates-changed', 'room-changed', 'guests-changed', 'services-changed'])
    case 'task':
      return namedBy(say, ['ticket', 'request', 'review'])
    case 'letter':
      return namedBy(say, letterKinds)
  }
}

type OwnKey =
  Extract<StaffMessageId, `staff-reports.own-${string}`> extends `staff-reports.own-${infer Key}`
    ? Key
    : never

/** A kind that is not known here any more is called by its own name. */
const namedBy =
  (say: (id: StaffMessageId) => string, keys: readonly OwnKey[]): LabelOf =>
  (key) => {
    const known = keys.find((each) => each === key)
    return known ? say(`staff-reports.own-${known}`) : key
  }

const dateIn = (locale: Locale, day: string, format: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(locale, { ...format, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))

/** Months begin a line, and are written small in Spanish and Italian. */
const capitalized = (text: string, locale: Locale): string =>
  text.charAt(0).toLocaleUpperCase(locale) + text.slice(1)
