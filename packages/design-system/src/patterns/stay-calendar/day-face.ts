import { calendarDay, type CalendarDay, type PlainDate, type RateCalendar, type Stay } from '@veranda/domain'
import type { DayMarks, DayWords } from './use-day-words.ts'

/** A day as it is drawn and read out. */
export type DayFace = DayLook & {
  readonly date: PlainDate
  readonly numeral: string
  readonly amount: string
  readonly name: string
  readonly tone: 'increase' | 'decrease' | undefined
}

/** The marks of a day. */
export type DayLook = {
  /** What it is, for the eye; each looks different without its colour too. */
  readonly kind: DayKind
  readonly span: 'start' | 'middle' | 'end' | undefined
  readonly now: 'start' | 'middle' | 'end' | undefined
  readonly limit: 'check-in-only' | 'check-out-only' | undefined
  /** Struck out, on a day one can leave on too. */
  readonly isSoldOut: boolean
  readonly minimum: number | undefined
  readonly isSpecial: boolean
}
type DayKind = 'open' | 'past' | 'closed' | 'sold-out' | 'off-sale' | 'blocked'

/** The stay being chosen: an arrival alone until its departure follows. */
export type Choice = { readonly arrival?: PlainDate | undefined; readonly departure?: PlainDate | undefined }

export function dayFace(calendar: RateCalendar, date: PlainDate, choice: Choice, words: DayWords): DayFace {
  const { day, marks } = markedDay(calendar, date, choice)
  // What the chosen stay changes is told with its price: among prices of nights it would be read as one.
  const isEnd = marks.chosen === 'departure'
  return {
    ...lookOf(calendar, day, marks),
    date,
    numeral: String(Number(date.slice(8))),
    amount: isEnd ? '' : words.amount(day, marks.chosen === 'arrival'),
    name: words.sentence(day, marks),
    tone: day.use.kind === 'departure' ? toneOf(day.use.offer.difference) : undefined,
  }
}

/** A day's marks alone. */
export function dayLook(calendar: RateCalendar, date: PlainDate, choice: Choice): DayLook {
  const { day, marks } = markedDay(calendar, date, choice)
  return lookOf(calendar, day, marks)
}

function markedDay(calendar: RateCalendar, date: PlainDate, choice: Choice) {
  const marks: DayMarks = { now: markIn(calendar.current.stay, date), chosen: markIn(choice, date) }
  // To a screen reader the departure of the chosen stay still says by how much the price changes.
  const from = choice.departure === date || !choice.departure ? choice.arrival : undefined
  return { day: calendarDay(calendar, date, from), marks }
}

function lookOf(calendar: RateCalendar, day: CalendarDay, { now, chosen }: DayMarks): DayLook {
  const { use, limit, night, minimumNights, isSpecial } = day
  return {
    kind: chosen ? 'open' : kindOf(day),
    span: ends[chosen ?? 'none'],
    now: ends[now ?? 'none'],
    limit: limit === 'closed' || use.kind === 'departure' ? undefined : limit,
    isSoldOut: night === 'sold-out' && !chosen && use.kind !== 'arrival',
    minimum: use.kind === 'arrival' && minimumNights > calendar.minimumNights ? minimumNights : undefined,
    isSpecial: isSpecial && use.kind === 'arrival',
  }
}

const ends = { arrival: 'start', night: 'middle', departure: 'end', none: undefined } as const

function markIn({ arrival, departure }: Partial<Stay> | Choice, date: PlainDate) {
  if (date === arrival) return 'arrival'
  if (date === departure) return 'departure'
  return arrival && departure && arrival < date && date < departure ? 'night' : undefined
}

function kindOf({ use, night }: CalendarDay): DayKind {
  if (use.kind !== 'none') return 'open'
  if (use.restriction.kind === 'in-the-past') return 'past'
  if (night === 'closed' || night === 'sold-out') return night
  if (night === 'rate-not-found' || use.restriction.kind === 'not-on-sale') return 'off-sale'
  return 'blocked'
}

const toneOf = (difference: number) =>
  difference > 0 ? ('increase' as const) : difference < 0 ? ('decrease' as const) : undefined
