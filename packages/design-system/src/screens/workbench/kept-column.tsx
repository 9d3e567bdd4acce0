import { type Instant, noWish, type Reservation } from '@veranda/domain'
import { Heading } from '../../components/text/index.ts'
import type { GuestCurrency } from '../../patterns/money/index.ts'
import { useLaterWords } from '../../patterns/words/index.ts'
import { PartCells } from './part-cells.tsx'
import { KeptSums } from './sum-cells.tsx'
import * as css from './workbench.css.ts'
import { headingOf } from './heading-of.ts'

export type KeptColumnProps = {
  readonly reservation: Reservation
  readonly now: Instant
  readonly guestCurrency?: GuestCurrency | undefined
}

/** The stay as it is: what every way is measured by. */
export function KeptColumn(props: KeptColumnProps) {
  const words = useLaterWords()
  return (
    <section className={css.column.kept} aria-labelledby={headingOf('kept')}>
      <div className={css.head} id={headingOf('kept')} tabIndex={-1}>
        <Heading level={2} look="lead">
          {words('workbench.keep')}
        </Heading>
      </div>
      <PartCells {...props} wish={noWish} names={nothingNamed} />
      <KeptSums {...props} />
    </section>
  )
}

const nothingNamed = { categories: [], offers: new Map<number, string>() }
