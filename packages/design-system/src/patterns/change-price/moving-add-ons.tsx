import {
  type AddOnChoice,
  addDays,
  type AddOnPlace,
  type ChangeSelection,
  daysBetween,
  goesWithStay,
  type Money,
  type PlainDate,
  type AddOnChange,
  type StayChange,
} from '@veranda/domain'
import { useId } from 'react'
import { Heading, Text } from '../../components/text/index.ts'
import { useDates } from '../dates/index.ts'
import { useMoney } from '../money/index.ts'
import { useLaterWords } from '../later-words/index.ts'
import * as css from './moving-add-ons.css.ts'
import { subjectOf } from './change-subject.ts'
import { panelId } from './panel-id.ts'
import { AddOnPart, RoomsOnNewDates, TransferPart } from './what-changes.tsx'

/** What the guest chose for the add-ons of a stay that moves: another day, or a refund. */
export type AddOnPlaces = Pick<ChangeSelection, 'addOns' | 'transfer'>

export type MovingAddOnsProps = {
  readonly change: StayChange
  /** Missing where it is told, not asked. */
  readonly onPlaces?: ((places: AddOnPlaces) => void) | undefined
}

/**
 * The dated add-ons and the transfer of a stay that gets other dates: where each goes, and what the guest may choose.
 */
export function MovingAddOns({ change, onPlaces }: MovingAddOnsProps) {
  const words = useLaterWords()
  const { transfer } = change
  const services = change.services.filter(goesWithStay)
  if (services.length === 0 && !transfer) return null
  const choose = (places: AddOnPlaces): void => {
    // A new price takes the choices away for a moment: the focus stays where they come back.
    document.getElementById(panelId)?.focus()
    onPlaces?.({ ...placesIn(change), ...places })
  }
  const isRefunded = services.some(({ kind }) => kind === 'removed') || transfer?.place === 'refund'
  return (
    <section className={css.moving}>
      {isRefunded && subjectOf(change) === 'dates' && (
        <ul>
          <RoomsOnNewDates change={change} />
        </ul>
      )}
      <div>
        <Heading level={3} look="lead">
          {words('change-price.add-ons')}
        </Heading>
        {services.some(({ kind }) => kind === 'removed') && (
          <Text look="small" tone="muted">
            {words('change-price.add-ons-refunded')}
          </Text>
        )}
      </div>
      <ul className={css.list}>
        {services.map((service) => (
          <AddOnPart key={service.id} service={service}>
            <Places
              name={service.name}
              chosen={placeOf(service)}
              {...daysOf(service, change)}
              places={service.places ?? []}
              price={service.before}
              onChoose={onPlaces && ((place) => choose({ addOns: withPlace(change, service.id, place) }))}
            />
          </AddOnPart>
        ))}
        {transfer && (
          <TransferPart transfer={transfer}>
            <Places
              name={words('change-price.transfer')}
              chosen={transfer.place}
              day={transfer.day}
              dayBefore={transfer.dayBefore}
              places={transfer.places}
              price={transfer.before}
              onChoose={onPlaces && ((place) => choose({ transfer: place === 'refund' ? 'refund' : 'move' }))}
            />
          </TransferPart>
        )}
      </ul>
    </section>
  )
}

const placeOf = ({ kind }: AddOnChange): AddOnPlace =>
  kind === 'removed' ? 'refund' : kind === 'kept' ? 'keep' : 'move'

/** The choices as the price shows them: none is lost when another is made. */
function placesIn({ services, transfer }: StayChange): AddOnPlaces {
  const addOns = services
    .filter((service) => (service.places?.length ?? 0) > 1)
    .map((service) => ({ addOnId: service.id, place: placeOf(service) }))
  return { addOns, ...(transfer ? { transfer: transfer.place } : {}) }
}

const withPlace = (change: StayChange, addOnId: number, place: AddOnPlace): readonly AddOnChoice[] => [
  ...(placesIn(change).addOns ?? []).filter((one) => one.addOnId !== addOnId),
  { addOnId, place },
]

/** The day it had, and the one as far from the new arrival, whatever is chosen now. */
function daysOf({ dayBefore, day }: AddOnChange, { before, after }: StayChange) {
  const had = dayBefore ?? day ?? before.arrival
  return { dayBefore: had, day: addDays(after.arrival, daysBetween(before.arrival, had)) }
}

type PlacesProps = {
  readonly name: string
  readonly chosen: AddOnPlace
  readonly day: PlainDate
  readonly dayBefore: PlainDate
  readonly places: readonly AddOnPlace[]
  readonly price: Money
  readonly onChoose: ((place: AddOnPlace) => void) | undefined
}

/** Where there is a choice: the days it may have, or its money. */
function Places({ name, chosen, day, dayBefore, places, price, onChoose }: PlacesProps) {
  const words = useLaterWords()
  const dates = useDates()
  const money = useMoney()
  const group = useId()
  if (!onChoose || places.length < 2) return null
  const labels: Record<AddOnPlace, string> = {
    move: words('change-price.place-move', { day: dates.shortDay(day) }),
    keep: words('change-price.place-keep', { day: dates.shortDay(dayBefore) }),
    refund: words('change-price.place-refund', { amount: money.exact(price) }),
  }
  return (
    <fieldset className={css.places}>
      <legend className={css.legend}>{words('change-price.place-of', { name })}</legend>
      {places.map((place) => (
        <label key={place} className={css.place}>
          <input
            type="radio"
            className={css.radio}
            name={group}
            value={place}
            checked={place === chosen}
            onChange={() => onChoose(place)}
          />
          {labels[place]}
        </label>
      ))}
    </fieldset>
  )
}
