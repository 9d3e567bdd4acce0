import type { Reservation } from '@veranda/domain'
import { useMoney } from '../../patterns/money/index.ts'
import { useLaterWords } from '../../patterns/words/index.ts'
import { headingOf } from './heading-of.ts'
import { totalWith } from './sum-cells.tsx'
import * as css from './workbench.css.ts'
import type { Way } from './workbench-state.ts'

export type CompareLineProps = { readonly reservation: Reservation; readonly ways: readonly Way[] }

/** On a phone, where the ways stand below each other: what each comes to, and the way there. */
export function CompareLine({ reservation, ways }: CompareLineProps) {
  const words = useLaterWords()
  const money = useMoney()
  const now = money.calm(reservation.pricing.total)
  return (
    <nav className={css.line} aria-label={words('workbench.compare-line')}>
      <Stop
        name={words('workbench.now')}
        total={now}
        heard={words('workbench.to-now', { total: now })}
        to="kept"
      />
      {ways.map(({ number, price: { state } }) => {
        const total =
          state.kind === 'quoted' ? money.calm(totalWith(reservation, state.quote.change)) : undefined
        return (
          <Stop
            key={number}
            name={words('workbench.option', { number })}
            total={total ?? '—'}
            heard={words('workbench.to-option', { number, total: total ?? words('workbench.no-price') })}
            to={number}
          />
        )
      })}
    </nav>
  )
}

type StopProps = {
  readonly name: string
  readonly total: string
  readonly heard: string
  readonly to: Parameters<typeof headingOf>[0]
}

function Stop({ name, total, heard, to }: StopProps) {
  return (
    <button type="button" className={css.stop} aria-label={heard} onClick={() => turnTo(to)}>
      <span className={css.stopName}>{name}</span>
      <span className={css.stopSum}>{total}</span>
    </button>
  )
}

/** A column comes into sight, and the focus to its heading. */
export function turnTo(column: Parameters<typeof headingOf>[0]): void {
  const heading = document.getElementById(headingOf(column)) ?? document.getElementById(headingOf('kept'))
  heading?.scrollIntoView({ block: 'start' })
  heading?.focus({ preventScroll: true })
}
