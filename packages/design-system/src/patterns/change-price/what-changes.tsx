import {
  isForOthers,
  isOtherCategory,
  isOtherRoom,
  minus,
  nightsOf,
  type RoomChange,
  type ServiceChange,
  type Stay,
  type StayChange,
} from '@veranda/domain'
import { Icon, type IconName } from '../../components/icon/index.ts'
import { VisuallyHidden } from '../../components/visually-hidden/index.ts'
import { useDates } from '../dates/index.ts'
import { useSignedMoney } from '../money/use-signed-money.ts'
import { useRoomName } from '../room-name/index.ts'
import { useLaterWords } from '../words/index.ts'
import * as css from './what-changes.css.ts'

export type WhatChangesProps = { readonly change: StayChange }

/** What is another afterwards, part by part: the dates, each room with its guests, each extra. What stays is not told. */
export function WhatChanges({ change }: WhatChangesProps) {
  const { before, after, rooms, services } = change
  const moves = before.arrival !== after.arrival || before.departure !== after.departure
  return (
    <ul className={css.parts}>
      {moves && <DatesPart before={before} after={after} />}
      {rooms.filter(isOtherRoom).map((room) => (
        <RoomPart key={room.roomNumber} room={room} />
      ))}
      {services.map((service) => (
        <ServicePart key={`${service.kind}/${service.roomNumber}/${service.id}`} service={service} />
      ))}
    </ul>
  )
}

type PartProps = {
  readonly icon: IconName
  readonly label: string
  readonly title: string
  readonly notes?: readonly string[] | undefined
  readonly before?: string | undefined
  /** What it adds to the total, or takes off. */
  readonly amount?: string | undefined
}

function Part({ icon, label, title, notes, before, amount }: PartProps) {
  const words = useLaterWords()
  return (
    <li className={css.part}>
      <span className={css.sign}>
        <Icon name={icon} />
      </span>
      <div className={css.said}>
        <span className={css.label}>{label}</span>
        <span className={css.title}>{title}</span>
        {notes?.map((note) => (
          <span key={note} className={css.note}>
            {note}
          </span>
        ))}
        {before && (
          <span className={css.note}>
            <VisuallyHidden>{words('price-change.was')} </VisuallyHidden>
            <s>{before}</s>
          </span>
        )}
      </div>
      {amount && <span className={css.amount}>{amount}</span>}
    </li>
  )
}

function DatesPart({ before, after }: { readonly before: Stay; readonly after: Stay }) {
  const words = useLaterWords()
  const dates = useDates()
  const told = ({ arrival, departure, ...rest }: Stay): string =>
    words('stay-change.stay', {
      arrival: dates.shortDay(arrival),
      departure: dates.shortDay(departure),
      nights: nightsOf({ arrival, departure, ...rest }),
    })
  return (
    <Part icon="calendar" label={words('change-price.dates')} title={told(after)} before={told(before)} />
  )
}

function RoomPart({ room }: { readonly room: RoomChange }) {
  const words = useLaterWords()
  const roomName = useRoomName()
  const { roomNumber, name, occupancy, was } = room
  const guests = words('stay.headcount', occupancy)
  if (!was) return <Part icon="plus" label={roomName({ roomNumber })} title={name} notes={[guests]} />
  const before = words('stay.headcount', was.occupancy)
  if (!isOtherCategory(room))
    return <Part icon="people" label={roomName({ roomNumber, name })} title={guests} before={before} />
  return (
    <Part
      icon="bed"
      label={roomName({ roomNumber })}
      title={name}
      notes={isForOthers(room) ? [guests] : []}
      before={isForOthers(room) ? `${was.name}, ${before}` : was.name}
    />
  )
}

export type ServicePartsProps = { readonly services: readonly ServiceChange[] }

/** The extras that come and go, each with what it adds to the total or takes off. */
export const ServiceParts = ({ services }: ServicePartsProps) => (
  <ul className={css.parts}>
    {services.map((service) => (
      <ServicePart key={`${service.kind}/${service.roomNumber}/${service.id}`} service={service} />
    ))}
  </ul>
)

function ServicePart({ service }: { readonly service: ServiceChange }) {
  const words = useLaterWords()
  const roomName = useRoomName()
  const dates = useDates()
  const signed = useSignedMoney()
  const { kind, roomNumber, name, quantity, day, before, after } = service
  const difference = minus(after, before)
  const where = roomName({ roomNumber })
  const title = quantity > 1 ? `${words('services.quantity', { quantity })} ${name}` : name
  return (
    <Part
      icon={kind === 'added' ? 'gift' : 'cross'}
      label={words(`change-price.service-${kind}`)}
      title={title}
      notes={[day ? `${where}, ${dates.shortDay(day)}` : where]}
      amount={difference.amount === 0 ? words('services.is-free') : signed(difference)}
    />
  )
}
