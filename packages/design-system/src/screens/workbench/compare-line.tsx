import type { Reservation } from '@veranda/domain'
import { VisuallyHidden } from '../../components/visually-hidden/index.ts'
import { useMoney } from '../../patterns/money/index.ts'
import { useLaterWords } from '../../patterns/words/index.ts'
import { headingOf } from './heading-of.ts'
import { totalWith } from './sum-cells.tsx'
import * as css from './workbench.css.ts'
import type { Way } from './workbench-state.ts'

export type CompareLineProps = { readonly reservation: Reservation; readonly ways: readonly Way[] }

/** On a phone, where the ways stand below each other, and on a tablet: what each comes to, and the way there. */
export function CompareLine({ reservation, ways }: CompareLineProps) {
  const words = useLaterWords()
  const money = useMoney()
  return (
    <nav className={css.line} aria-label={words('workbench.compare-line')}>
      <Stop name={words('workbench.now')} total={money.calm(reservation.pricing.total)} to="kept" />
      {ways.map(({ number, price: { state } }) => (
        <Stop
          key={number}
          name={words('workbench.option', { number })}
          total={state.kind === 'quoted' ? money.calm(totalWith(reservation, state.quote.change)) : undefined}
          to={number}
        />
      ))}
    </nav>
  )
}

type StopProps = {
  readonly name: string
  readonly total: string | undefined
  readonly to: Parameters<typeof headingOf>[0]
}

function Stop({ name, total, to }: StopProps) {
  const words = useLaterWords()
  return (
    <button type="button" className={css.stop} onClick={() => turnTo(to)}>
      <span className={css.stopName}>{name}</span>{' '}
      <span className={css.stopSum}>
        {total ?? (
          <>
            <span aria-hidden="true">—</span>
            <VisuallyHidden>{words('workbench.no-price')}</VisuallyHidden>
          </>
        )}
      </span>
    </button>
  )
}

/** A column comes into sight, and the focus to its heading. */
export function turnTo(column: Parameters<typeof headingOf>[0]): void {
  const heading = document.getElementById(headingOf(column)) ?? document.getElementById(headingOf('kept'))
  heading?.scrollIntoView({ block: 'start', inline: 'start' })
  heading?.focus({ preventScroll: true })
}
