import { activeRooms, type Instant, noSelection, type Reservation } from '@veranda/domain'
import { type MouseEvent, useId, useState } from 'react'
import { ButtonLink } from '../../components/button/index.ts'
import { Icon } from '../../components/icon/index.ts'
import { Heading } from '../../components/text/index.ts'
import { useSpan } from '../../patterns/span/index.ts'
import type { GuestCurrency } from '../../patterns/money/index.ts'
import { useLaterWords } from '../../patterns/later-words/index.ts'
import { PartCells } from './part-cells.tsx'
import { Headline, RetainedSums } from './sum-cells.tsx'
import * as css from './comparison.css.ts'
import { headingOf } from './heading-of.ts'

export type UnchangedColumnProps = {
  readonly reservation: Reservation
  readonly now: Instant
  readonly guestCurrency?: GuestCurrency | undefined
  /** Missing where there is nothing else to choose. */
  readonly backHref?: string | undefined
  readonly onBack?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined
}

/**
 * The stay as booked, with which every option is compared. On a phone in two lines, so that the first option is in
 * sight.
 */
export function UnchangedColumn(props: UnchangedColumnProps) {
  const words = useLaterWords()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <section className={css.column.retained} aria-labelledby={headingOf('kept')}>
      <div className={css.top}>
        <div className={css.head} id={headingOf('kept')} tabIndex={-1}>
          <p className={css.note}>{words('comparison.booked')}</p>
          <Heading level={2} look="lead">
            {words('comparison.keep')}
          </Heading>
        </div>
        <Headline total={props.reservation.pricing.total} guestCurrency={props.guestCurrency} />
      </div>
      <button
        type="button"
        className={css.fold}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <InBrief reservation={props.reservation} />
        <span className={css.chevron}>
          <Icon name="chevron-down" />
        </span>
      </button>
      <div id={id} className={isOpen ? css.unfolded : css.folded}>
        <PartCells reservation={props.reservation} selection={noSelection} names={nothingNamed} />
        <RetainedSums reservation={props.reservation} now={props.now} />
        {props.backHref && (
          <div className={css.actions}>
            <ButtonLink tone="secondary" wide href={props.backHref} onNavigate={props.onBack}>
              {words('comparison.keep-it')}
            </ButtonLink>
          </div>
        )}
      </div>
    </section>
  )
}

function InBrief({ reservation: { rooms, stay } }: Pick<UnchangedColumnProps, 'reservation'>) {
  const words = useLaterWords()
  const span = useSpan()
  const retained = activeRooms(rooms)
  const names = new Set(retained.map(({ category }) => category.name))
  const [name] = names
  return (
    <span className={css.brief}>
      <span>{span({ from: stay.arrival, until: stay.departure })}</span>
      <span className={css.note}>
        {names.size === 1 && retained.length === 1
          ? name
          : words('comparison.room-count', { rooms: retained.length })}
      </span>
    </span>
  )
}

const nothingNamed = { categories: [], offers: new Map<number, string>() }
