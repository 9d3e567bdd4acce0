import { addDays, isPlainDate, type PlainDate } from '../dates/index.ts'
import { type DayLimit, dayLimits } from '../rates/index.ts'
import { rowsIn, rowsText } from './rows.ts'
import { inRow, type SettingProblem, type SettingProblems } from './setting-problems.ts'

/** A span of days on which a property limits stays, as it is edited: both days included, `nights` the stay it asks for. */
export type LimitedRow = {
  readonly from: string
  readonly until: string
  readonly limit: string
  readonly nights: string
}

export type LimitedDay = {
  readonly day: PlainDate
  readonly limit: DayLimit | null
  readonly minimumNights: number | null
}

/** The days with limits, as they are edited, from the text of the setting. */
export const limitedRowsIn = (text: string): readonly LimitedRow[] =>
  rowsIn(text).map(([from = '', until = '', limit = '', nights = '']) => ({ from, until, limit, nights }))

/** The text of the setting for days with limits as they are edited. */
export const limitedRowsText = (rows: readonly LimitedRow[]): string =>
  rowsText(rows.map(({ from, until, limit, nights }) => [from, until, limit, nights]))

/** Days in their order, as spans of adjoining days with one limit. */
export function limitedDaysText(days: readonly LimitedDay[]): string {
  const rows: LimitedRow[] = []
  for (const { day, limit, minimumNights } of days) {
    const row = { limit: limit ?? '', nights: minimumNights === null ? '' : `${minimumNights}` }
    const last = rows.at(-1)
    const adjoins =
      last &&
      addDays(last.until as PlainDate, 1) === day &&
      last.limit === row.limit &&
      last.nights === row.nights
    if (adjoins) rows[rows.length - 1] = { ...last, until: day }
    else rows.push({ from: day, until: day, ...row })
  }
  return limitedRowsText(rows)
}

/** Every day of a text that was checked. */
export const limitedDaysIn = (text: string): readonly LimitedDay[] =>
  limitedRowsIn(text).flatMap(({ from, until, limit, nights }) =>
    daysOf(from as PlainDate, until as PlainDate).map((day) => ({
      day,
      limit: dayLimits.find((one) => one === limit) ?? null,
      minimumNights: nights === '' ? null : Number(nights),
    })),
  )

const mostRows = 120
const longestSpan = 366

const daysOf = (from: PlainDate, until: PlainDate): readonly PlainDate[] => {
  const days: PlainDate[] = []
  for (let day = from; day <= until && days.length <= longestSpan; day = addDays(day, 1)) days.push(day)
  return days
}

/** What is wrong with the days of the text, by row; nothing where all are right. */
export function limitedDaysProblems(text: string): SettingProblems {
  const rows = limitedRowsIn(text)
  if (rows.length > mostRows) return { limitedDays: 'too-many-rows' }
  return Object.assign(
    {},
    ...rows.map((row, index) => inRow('limitedDays', index, problemsOf(row, rows.slice(0, index)))),
  ) as SettingProblems
}

function problemsOf(
  { from, until, limit, nights }: LimitedRow,
  before: readonly LimitedRow[],
): Readonly<Record<string, SettingProblem | undefined>> {
  const isLimit = limit === '' || dayLimits.some((one) => one === limit)
  return {
    from: isPlainDate(from) ? undefined : 'not-a-day',
    until: untilProblem(from, until) ?? (overlaps({ from, until }, before) ? 'days-overlap' : undefined),
    limit: isLimit ? (limit === '' && nights === '' ? 'nothing-limited' : undefined) : 'not-a-choice',
    nights: nights === '' || /^([1-9]|[12]\d|30)$/.test(nights) ? undefined : 'not-a-number',
  }
}

function untilProblem(from: string, until: string): SettingProblem | undefined {
  if (!isPlainDate(until)) return 'not-a-day'
  if (!isPlainDate(from)) return undefined
  if (until < from) return 'ends-before-it-begins'
  return until > addDays(from, longestSpan) ? 'too-large' : undefined
}

const overlaps = (
  { from, until }: Pick<LimitedRow, 'from' | 'until'>,
  before: readonly LimitedRow[],
): boolean => before.some((row) => from <= row.until && row.from <= until)
