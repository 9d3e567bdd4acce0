import type { RateBoard } from '@veranda/domain'
import { useMemo } from 'react'
import { useLaterWords } from '../words/index.ts'
import * as dayCss from './day.css.ts'
import * as css from './stay-calendar.css.ts'

export type LegendProps = { readonly board: RateBoard; readonly isChoosingDeparture: boolean }

/** What the numbers are, and what each look means; looks that this calendar has no day of are left out. */
export function Legend({ board, isChoosingDeparture }: LegendProps) {
  const words = useLaterWords()
  const { currency, rooms, minimumNights } = board
  const keys = useMemo(() => keysOf(board), [board])
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
            <Swatch shows={key} />
            {words(`stay-calendar.legend-${key}`)}
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

function keysOf({ days, rooms, minimumNights }: RateBoard): readonly Key[] {
  const has = (is: (day: RateBoard['days'][number]) => boolean) => days.some(is)
  const keys: readonly (Key | false)[] = [
    'now',
    'chosen',
    has(({ isSpecial }) => isSpecial === true) && 'special',
    has(({ left }) => rooms.some((_, index) => (left[index] ?? 0) === 0)) && 'sold-out',
    has(({ limit }) => limit === 'closed') && 'closed',
    has(({ limit }) => limit === 'check-in-only') && 'check-in-only',
    has(({ limit }) => limit === 'check-out-only') && 'check-out-only',
    has((day) => (day.minimumNights ?? 0) > minimumNights) && 'minimum',
  ]
  return keys.filter((key) => key !== false)
}

/** A day's own look, small. */
function Swatch({ shows }: { readonly shows: Key }) {
  const isLimit = shows === 'check-in-only' || shows === 'check-out-only'
  const isKind = shows === 'sold-out' || shows === 'closed'
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
      {shows === 'minimum' && <span className={dayCss.minimum}>3+</span>}
      {shows !== 'minimum' && !isLimit && <span className={dayCss.numeral}>8</span>}
    </span>
  )
}
