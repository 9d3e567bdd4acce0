import type { Reservation } from '@veranda/domain'
import { useEffect, useState } from 'react'
import { VisuallyHidden } from '../../components/visually-hidden/index.ts'
import { useMoney } from '../../patterns/money/index.ts'
import { useLaterWords } from '../../patterns/later-words/index.ts'
import { headingOf } from './heading-of.ts'
import * as css from './comparison.css.ts'
import { type ComparedOption, optionNumbers } from './comparison-state.ts'
import { totalWith } from './sum-cells.tsx'

export type CompareLineProps = {
  readonly reservation: Reservation
  readonly options: readonly ComparedOption[]
}

/** On a phone, where the ways stand below each other, and on a tablet: what the stay comes to with each, the one in sight, and the way there. */
export function CompareLine({ reservation, options }: CompareLineProps) {
  const words = useLaterWords()
  const money = useMoney()
  const inSight = useColumnInSight(options.map(({ number }) => number).join(' '))
  return (
    <nav className={css.line} aria-label={words('comparison.compare-line')}>
      <Stop
        name={words('comparison.now')}
        sum={money.calm(reservation.pricing.total)}
        to="kept"
        isInSight={inSight === 'kept'}
      />
      {options.map(({ number, price: { state } }) => (
        <Stop
          key={number}
          name={words('comparison.option', { number })}
          sum={state.kind === 'quoted' ? money.calm(totalWith(reservation, state.quote.change)) : undefined}
          to={number}
          isInSight={inSight === number}
        />
      ))}
    </nav>
  )
}

type Column = Parameters<typeof headingOf>[0]

/** The column that stands across the middle of the page: the stay as it is, or one of the ways with these numbers. */
function useColumnInSight(numbers: string): Column | undefined {
  const [inSight, setInSight] = useState<Column>()
  useEffect(() => {
    const observed = new Map<Element, Column>()
    for (const column of ['kept', ...optionNumbers.filter((each) => numbers.includes(`${each}`))] as const) {
      const section = document.getElementById(headingOf(column))?.closest('section')
      if (section) observed.set(section, column)
    }
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) if (isIntersecting) setInSight(observed.get(target))
      },
      { rootMargin: '-40% 0px -60% 0px' },
    )
    for (const section of observed.keys()) observer.observe(section)
    return () => observer.disconnect()
  }, [numbers])
  return inSight
}

type StopProps = {
  readonly name: string
  readonly sum: string | undefined
  readonly to: Column
  readonly isInSight: boolean
}

function Stop({ name, sum, to, isInSight }: StopProps) {
  const words = useLaterWords()
  return (
    <button
      type="button"
      className={css.stop}
      aria-current={isInSight || undefined}
      onClick={() => turnTo(to)}
    >
      <span className={css.stopName}>{name}</span>{' '}
      <span className={css.stopSum}>
        {sum ?? (
          <>
            <span aria-hidden="true">—</span>
            <VisuallyHidden>{words('comparison.no-price')}</VisuallyHidden>
          </>
        )}
      </span>
    </button>
  )
}

/** A column comes into sight, and the focus to its heading. */
export function turnTo(column: Column): void {
  const heading = document.getElementById(headingOf(column)) ?? document.getElementById(headingOf('kept'))
  heading?.scrollIntoView({ block: 'start', inline: 'start' })
  heading?.focus({ preventScroll: true })
}
