import {
  goesWithStay,
  isForOthers,
  isOtherCategory,
  isOtherRoom,
  minus,
  type Money,
  nightsOf,
  type RoomChange,
  type AddOnChange,
  type Stay,
  type StayChange,
  sum,
  type TransferChange,
} from '@veranda/domain'
import type { ReactNode } from 'react'
import { Icon, type IconName } from '../../components/icon/index.ts'
import { useSpan } from '../span/index.ts'
import { useDates } from '../dates/index.ts'
import { useSignedMoney } from '../money/use-signed-money.ts'
import { useRoomName } from '../room-name/index.ts'
import { inLine } from '../in-line/index.ts'
import { useLaterWords } from '../later-words/index.ts'
import * as css from './what-changes.css.ts'
import { laterIcons } from '../../components/icon/later-icons.ts'

export type WhatChangesProps = { readonly change: StayChange }

/**
 * The changed parts: the dates, each room with its guests, each add-on. Parts that stay are not listed. Where there are
 * several, each says what it does to the total, and together that is the difference.
 */
export function WhatChanges({ change }: WhatChangesProps) {
  const { before, after } = change
  const moves = before.arrival !== after.arrival || before.departure !== after.departure
  const rooms = change.rooms.filter(isOtherRoom)
  const services = change.services.filter((service) => !goesWithStay(service))
  const isOne = rooms.length + change.services.length + Number(moves) === 1
  return (
    <ul className={css.parts}>
      {moves && (
        <DatesPart before={before} after={after} difference={isOne ? undefined : differenceOfDates(change)} />
      )}
      {rooms.map((room) => (
        <RoomPart
          key={room.roomNumber}
          room={room}
          moves={moves}
          difference={isOne ? undefined : minus(room.after, room.before)}
        />
      ))}
      {services.map((service) => (
        <AddOnPart key={`${service.kind}/${service.roomNumber}/${service.id}`} service={service} />
      ))}
    </ul>
  )
}

/** What other dates cost the rooms that are otherwise as they were: one that changes has them in its own price. */
const differenceOfDates = ({ rooms, difference: { currency } }: StayChange): Money =>
  sum(
    rooms.filter((room) => !isOtherRoom(room)).map(({ after, before }) => minus(after, before)),
    currency,
  )

/** By how much a part raises or lowers the total, where it does. */
function useDifference(difference: Money | undefined): string | undefined {
  const signed = useSignedMoney()
  return difference && difference.amount !== 0 ? signed(difference) : undefined
}

type PartProps = {
  readonly icon: IconName
  readonly label: string
  readonly title: string
  readonly notes?: readonly string[] | undefined
  readonly before?: string | undefined
  /** By how much the part raises or lowers the total. */
  readonly amount?: string | undefined
  /** What may be chosen about it. */
  readonly children?: ReactNode
}

function Part({ icon, label, title, notes, before, amount, children }: PartProps) {
  const words = useLaterWords()
  return (
    <li className={css.part}>
      <span className={css.sign}>
        <Icon name={icon} />
      </span>
      <div className={css.wording}>
        <span className={css.label}>{inLine(label)}</span>
        <span className={css.title}>{title}</span>
        {notes?.map((note) => (
          <span key={note} className={css.note}>
            {inLine(note)}
          </span>
        ))}
        {before && <span className={css.note}>{words('change-price.before', { what: before })}</span>}
      </div>
      {amount && <span className={css.amount}>{amount}</span>}
      {children}
    </li>
  )
}

type DatesPartProps = {
  readonly before: Stay
  readonly after: Stay
  readonly difference: Money | undefined
}

function DatesPart({ before, after, difference }: DatesPartProps) {
  const words = useLaterWords()
  const amount = useDifference(difference)
  const span = useSpan()
  const announcement = (stay: Stay): string =>
    words('stay-change.stay', {
      span: span({ from: stay.arrival, until: stay.departure }),
      nights: nightsOf(stay),
    })
  return (
    <Part
      icon="calendar"
      label={words('change-price.dates')}
      title={announcement(after)}
      before={announcement(before)}
      amount={amount}
    />
  )
}

type RoomPartProps = {
  readonly room: RoomChange
  /** The stay gets other dates, which are in its difference. */
  readonly moves: boolean
  readonly difference: Money | undefined
}

function RoomPart({ room, moves, difference }: RoomPartProps) {
  const words = useLaterWords()
  const roomName = useRoomName()
  const amount = useDifference(difference)
  const { roomNumber, name, occupancy, was } = room
  const guests = words('stay.headcount', occupancy)
  if (!was)
    return (
      <Part
        icon={laterIcons.plus}
        label={roomName({ roomNumber })}
        title={name}
        notes={[guests]}
        amount={amount}
      />
    )
  const before = words('stay.headcount', was.occupancy)
  const withDates = moves && amount !== undefined ? [words('change-price.on-new-dates')] : []
  if (!isOtherCategory(room))
    return (
      <Part
        icon="people"
        label={roomName({ roomNumber, name })}
        title={guests}
        notes={withDates}
        before={before}
        amount={amount}
      />
    )
  return (
    <Part
      icon="bed"
      label={roomName({ roomNumber })}
      title={name}
      notes={isForOthers(room) ? [guests, ...withDates] : withDates}
      before={isForOthers(room) ? `${was.name}, ${before}` : was.name}
      amount={amount}
    />
  )
}

/** What the new dates cost, beside add-ons that are refunded for them. */
export function RoomsOnNewDates({ change }: WhatChangesProps) {
  const words = useLaterWords()
  const { rooms, difference } = change
  const amount = useDifference(
    sum(
      rooms.map(({ before, after }) => minus(after, before)),
      difference.currency,
    ),
  )
  return (
    <Part
      icon="bed"
      label={words('change-price.dates')}
      title={words('change-price.rooms-on-new-dates', { rooms: rooms.length })}
      amount={amount ?? words('stay-offers.same-price')}
    />
  )
}

export type AddOnPartsProps = {
  readonly services: readonly AddOnChange[]
  readonly transfer?: TransferChange | undefined
}

/** The add-ons that come, go or move, each with what it adds to the total or takes off; and the transfer. */
export const AddOnParts = ({ services, transfer }: AddOnPartsProps) => (
  <ul className={css.parts}>
    {services.map((service) => (
      <AddOnPart key={`${service.kind}/${service.roomNumber}/${service.id}`} service={service} />
    ))}
    {transfer && <TransferPart transfer={transfer} />}
  </ul>
)

export type AddOnPartProps = { readonly service: AddOnChange; readonly children?: ReactNode }

const icons: Record<AddOnChange['kind'], IconName> = {
  added: 'gift',
  removed: 'cross',
  moved: 'calendar',
  kept: 'calendar',
}

/** An add-on that comes, goes, or has another day with the stay. */
export function AddOnPart({ service, children }: AddOnPartProps) {
  const words = useLaterWords()
  const roomName = useRoomName()
  const dates = useDates()
  const signed = useSignedMoney()
  const { kind, roomNumber, name, quantity, day, dayBefore, before, after, misfit } = service
  const difference = minus(after, before)
  const where = roomName({ roomNumber })
  const title = quantity > 1 ? words('services.quantity', { quantity, name }) : name
  const isRefunded = kind === 'removed' && goesWithStay(service)
  return (
    <Part
      icon={icons[kind]}
      label={words(isRefunded ? 'change-price.service-refunded' : `change-price.service-${kind}`)}
      title={title}
      notes={[
        day ? `${where}, ${dates.shortDay(day)}` : where,
        ...(misfit && kind !== 'moved' ? [words(`change-price.misfit-${misfit}`)] : []),
      ]}
      before={kind === 'moved' && dayBefore ? dates.shortDay(dayBefore) : undefined}
      amount={amountOf()}
    >
      {children}
    </Part>
  )

  function amountOf(): string | undefined {
    if (difference.amount !== 0) return signed(difference)
    return kind === 'added' || kind === 'removed' ? words('services.is-free') : undefined
  }
}

export type TransferPartProps = { readonly transfer: TransferChange; readonly children?: ReactNode }

/** The transfer, which goes to the new arrival or is refunded. */
export function TransferPart({ transfer, children }: TransferPartProps) {
  const words = useLaterWords()
  const dates = useDates()
  const signed = useSignedMoney()
  const { place, day, dayBefore, before, after } = transfer
  const isMoved = place === 'move'
  return (
    <Part
      icon={isMoved ? 'calendar' : 'cross'}
      label={words(isMoved ? 'change-price.service-moved' : 'change-price.service-refunded')}
      title={words('change-price.transfer')}
      notes={[words('change-price.transfer-on', { day: dates.shortDay(isMoved ? day : dayBefore) })]}
      before={isMoved ? dates.shortDay(dayBefore) : undefined}
      amount={isMoved ? undefined : signed(minus(after, before))}
    >
      {children}
    </Part>
  )
}
