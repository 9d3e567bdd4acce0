import type { PlainDate, RateCalendar } from '@veranda/domain'
import { useMemo } from 'react'
import { useLaterWords } from '../later-words/index.ts'
import * as dayCss from './day.css.ts'
import { type Choice, type DayLook, dayLook } from './day-face.ts'
import { type Month, weeksOf } from './months.ts'
import * as css from './stay-calendar.css.ts'

export type LegendProps = {
  readonly calendar: RateCalendar
  /** Those in view. */
  readonly months: readonly [Month, Month]
  readonly arrival: PlainDate | undefined
  readonly departure: PlainDate | undefined
}

/** What the numbers are, and what each look means; looks that no day in view has are left out. */
export function Legend({ calendar, months, arrival, departure }: LegendProps) {
  const words = useLaterWords()
  const { currency, rooms, minimumNights } = calendar
  const [first, second] = months
  const isChoosingDeparture = arrival !== undefined && departure === undefined
  const { keys, minimum } = useMemo(() => {
    const looks = looksOf(calendar, [first, second], { arrival, departure })
    const minimums = looks.flatMap((look) => look.minimum ?? [])
    return { keys: keysOf(looks), minimum: Math.min(...minimums) }
  }, [calendar, first, second, arrival, departure])
  return (
    <div className={css.legend}>
      <p>
        {isChoosingDeparture
          ? words('stay-calendar.amounts-differences', { currency })
          : words('stay-calendar.amounts-rates', { currency, rooms: rooms.length })}
        {minimumNights > 1 && ` ${words('stay-calendar.minimum-everywhere', { nights: minimumNights })}`}
      </p>
      <ul className={css.keys}>
        {keys.map((key) => (
          <li key={key} className={css.key}>
            <Swatch shows={key} minimum={minimum} />
            {words(`stay-calendar.legend-${key}`, { end: isChoosingDeparture ? 'departure' : 'arrival' })}
          </li>
        ))}
      </ul>
    </div>
  )
}

type Key =
  | 'now'
  | 'chosen'
  | 'special'
  | 'sold-out'
  | 'closed'
  | 'check-in-only'
  | 'check-out-only'
  | 'minimum'
  | 'blocked'

const looksOf = (calendar: RateCalendar, months: readonly Month[], choice: Choice): readonly DayLook[] =>
  months.flatMap((month) => weeksOf(month, 0).flat()).map((day) => dayLook(calendar, day, choice))

function keysOf(looks: readonly DayLook[]): readonly Key[] {
  const has = (is: (look: DayLook) => boolean) => looks.some(is)
  const keys: readonly (Key | false)[] = [
    has(({ now }) => now !== undefined) && 'now',
    has(({ span }) => span !== undefined) && 'chosen',
    has(({ isSpecial }) => isSpecial) && 'special',
    has(({ isSoldOut }) => isSoldOut) && 'sold-out',
    has(({ kind }) => kind === 'closed') && 'closed',
    has(({ limit }) => limit === 'check-in-only') && 'check-in-only',
    has(({ limit }) => limit === 'check-out-only') && 'check-out-only',
    has(({ minimum }) => minimum !== undefined) && 'minimum',
    has(({ kind }) => kind === 'blocked' || kind === 'off-sale') && 'blocked',
  ]
  return keys.filter((key) => key !== false)
}

/** A day's own look, small; of a minimum stay the shortest in view. */
function Swatch({ shows, minimum }: { readonly shows: Key; readonly minimum: number }) {
  const isLimit = shows === 'check-in-only' || shows === 'check-out-only'
  const isKind = shows === 'sold-out' || shows === 'closed' || shows === 'blocked'
  return (
    <span
      className={dayCss.swatch}
      aria-hidden="true"
      data-kind={isKind ? shows : 'open'}
      data-now={shows === 'now' ? 'only' : undefined}
      data-sold-out={shows === 'sold-out' || undefined}
      data-span={shows === 'chosen' ? 'only' : undefined}
      data-limit={isLimit ? shows : undefined}
      data-special={shows === 'special' || undefined}
    >
      {shows === 'minimum' && <span className={dayCss.minimum}>{`${minimum}+`}</span>}
      {shows !== 'minimum' && !isLimit && <span className={dayCss.numeral}>8</span>}
    </span>
  )
}
