import { isTimeZone } from '../dates/index.ts'
import type { OpeningHours } from '../help/index.ts'
import { rowsIn, rowsText } from './rows.ts'
import { inRow, type SettingProblem, type SettingProblems } from './setting-problems.ts'

/** The hours of the phone lines as they are edited: one row, in whole hours of its time zone; none means the brand’s. */
export type HelpHoursRow = {
  readonly timeZone: string
  readonly weekdaysOpen: string
  readonly weekdaysClose: string
  readonly weekendOpen: string
  readonly weekendClose: string
}

export const helpHoursParts = [
  'timeZone',
  'weekdaysOpen',
  'weekdaysClose',
  'weekendOpen',
  'weekendClose',
] as const satisfies readonly (keyof HelpHoursRow)[]

/** The opening hours of a call centre, as they are edited, from the text of the setting. */
export const helpHoursRowsIn = (text: string): readonly HelpHoursRow[] =>
  rowsIn(text).map(
    ([timeZone = '', weekdaysOpen = '', weekdaysClose = '', weekendOpen = '', weekendClose = '']) => ({
      timeZone,
      weekdaysOpen: withoutZeros(weekdaysOpen),
      weekdaysClose: withoutZeros(weekdaysClose),
      weekendOpen: withoutZeros(weekendOpen),
      weekendClose: withoutZeros(weekendClose),
    }),
  )

const withoutZeros = (hour: string): string => hour.replace(/^0+(?=\d)/, '')

/** The text of the setting for opening hours as they are edited. */
export const helpHoursRowsText = (rows: readonly HelpHoursRow[]): string =>
  rowsText(rows.map((row) => helpHoursParts.map((part) => row[part])))

/** The text of the setting for opening hours; empty where the call centre is always open. */
export const helpHoursText = (hours: OpeningHours | undefined): string =>
  hours === undefined
    ? ''
    : rowsText([
        [
          hours.timeZone,
          hours.weekdays.opens,
          hours.weekdays.closes,
          hours.weekend.opens,
          hours.weekend.closes,
        ],
      ])

/** The hours of a text that was checked; missing where the brand’s hold. */
export function helpHoursIn(text: string): OpeningHours | undefined {
  const [row] = helpHoursRowsIn(text)
  return row
    ? {
        timeZone: row.timeZone,
        weekdays: { opens: Number(row.weekdaysOpen), closes: Number(row.weekdaysClose) },
        weekend: { opens: Number(row.weekendOpen), closes: Number(row.weekendClose) },
      }
    : undefined
}

/** The lines open every day, for an hour at least: the call centre’s rule knows no day without hours. */
export function helpHoursProblems(text: string): SettingProblems {
  const rows = helpHoursRowsIn(text)
  if (rows.length > 1) return { helpHours: 'too-many-rows' }
  return Object.assign({}, ...rows.map((row, index) => inRow('helpHours', index, problemsOf(row))))
}

const problemsOf = (row: HelpHoursRow): Readonly<Record<string, SettingProblem | undefined>> => ({
  timeZone: isTimeZone(row.timeZone) ? undefined : 'not-a-time-zone',
  weekdaysOpen: hourProblem(row.weekdaysOpen),
  weekdaysClose: hourProblem(row.weekdaysClose) ?? orderProblem(row.weekdaysOpen, row.weekdaysClose),
  weekendOpen: hourProblem(row.weekendOpen),
  weekendClose: hourProblem(row.weekendClose) ?? orderProblem(row.weekendOpen, row.weekendClose),
})

const hourProblem = (hour: string): SettingProblem | undefined =>
  /^(\d|1\d|2[0-4])$/.test(hour) ? undefined : 'not-an-hour'

const orderProblem = (opens: string, closes: string): SettingProblem | undefined =>
  Number(closes) > Number(opens) ? undefined : 'closes-before-it-opens'

/**
 * Whether some hour is missing that was there, by the clock of one time zone; of two time zones, whether the hours are fewer.
 * Against the brand’s hours, which are not among the settings, nothing can be said.
 */
export function hasFewerHours(from: string, to: string): boolean {
  const before = helpHoursIn(from)
  const after = helpHoursIn(to)
  if (!before || !after) return false
  return (['weekdays', 'weekend'] as const).some((days) => {
    const [old, now] = [before[days], after[days]]
    return before.timeZone === after.timeZone
      ? now.opens > old.opens || now.closes < old.closes
      : now.closes - now.opens < old.closes - old.opens
  })
}
