import { type ChangeWish, nightsOf, noWish, type Reservation, type Stay } from '@veranda/domain'
import { useDates } from '../../patterns/dates/index.ts'
import { useRoomName } from '../../patterns/room-name/index.ts'
import { useLaterWords } from '../../patterns/words/index.ts'
import { Cell, type Edit, Value } from './cell.tsx'
import { cellsOf, type Extra, type RoomGroup, type WayCells } from './cells.ts'
import * as css from './workbench.css.ts'
import type { WayNumber, WayPart, WorkbenchNames } from './workbench-state.ts'

export type PartCellsProps = {
  readonly reservation: Reservation
  readonly wish: ChangeWish
  readonly names: WorkbenchNames
  /** The way whose parts can be changed; missing for the stay as it is. */
  readonly number?: WayNumber | undefined
  readonly onEdit?: ((part: WayPart) => void) | undefined
}

/** Dates, rooms, guests and extras of a way, each with the press that changes it. */
export function PartCells({ reservation, wish, names, number, onEdit }: PartCellsProps) {
  const words = useLaterWords()
  const roomName = useRoomName()
  const cells = cellsOf(reservation, wish, names)
  const today = cellsOf(reservation, noWish, names)
  const edit = (label: 'change' | 'add', part: WayPart): readonly Edit[] =>
    number && onEdit
      ? [
          {
            label: words(`workbench.${label}`),
            heard: words(heardAs[part], { number }),
            onPress: () => onEdit(part),
          },
        ]
      : []
  // What cannot be changed is a line of its own, as its sums are.
  const look = number ? 'part' : 'bill'
  return (
    <dl className={css.lines.parts}>
      <Cell look={look} label={words('workbench.dates')} edits={edit('change', 'dates')}>
        <Dates stay={cells.stay} today={reservation.stay} />
      </Cell>
      <Cell
        look={look}
        label={words('workbench.rooms', { count: cells.rooms.flatMap(({ numbers }) => numbers).length })}
        edits={[...edit('change', 'rooms'), ...edit('add', 'new-room')]}
      >
        <Rooms rooms={cells.rooms} today={today.rooms} />
      </Cell>
      <Cell look={look} label={words('workbench.guests')} edits={edit('add', 'guests')}>
        <Value isOther={cells.guests.isOther}>{words('stay.headcount', cells.guests.value)}</Value>
        {cells.guests.isOther && <Today>{words('stay.headcount', today.guests.value)}</Today>}
        {cells.joined.map(({ roomNumber, occupancy }) => (
          <span key={roomNumber} className={css.note}>
            {words('workbench.guests-of', {
              room: roomName({ roomNumber }),
              guests: words('stay.headcount', occupancy),
            })}
          </span>
        ))}
      </Cell>
      {(reservation.property.sellsAddOns || cells.extras.length > 0) && (
        <Cell
          look={look}
          label={words('workbench.extras')}
          edits={reservation.property.sellsAddOns ? edit('change', 'services') : []}
        >
          <Extras extras={cells.extras} />
        </Cell>
      )}
    </dl>
  )
}

const heardAs = {
  dates: 'workbench.change-dates',
  rooms: 'workbench.change-rooms',
  'new-room': 'workbench.change-new-room',
  guests: 'workbench.change-guests',
  services: 'workbench.change-services',
} as const satisfies Record<WayPart, string>

function Dates({ stay: { value, isOther }, today }: Pick<WayCells, 'stay'> & { readonly today: Stay }) {
  const words = useLaterWords()
  const dates = useDates()
  const told = (stay: Stay): string =>
    `${dates.shortDay(stay.arrival)} – ${dates.shortDay(stay.departure)}, ${words('stay-change.nights', { nights: nightsOf(stay) })}`
  return (
    <>
      <Value isOther={isOther}>{told(value)}</Value>
      {isOther && <Today>{told(today)}</Today>}
    </>
  )
}

/** On a phone, where the stay as it is stands a page above. */
function Today({ children }: { readonly children: string }) {
  const words = useLaterWords()
  return <span className={css.today}>{words('workbench.today', { what: children })}</span>
}

type RoomsProps = { readonly rooms: readonly RoomGroup[]; readonly today: readonly RoomGroup[] }

function Rooms({ rooms, today }: RoomsProps) {
  const words = useLaterWords()
  const roomName = useRoomName()
  const whose = ({ numbers, isNew }: RoomGroup): string | undefined => {
    if (isNew) return words('room-name.new-number')
    if (rooms.length === 1) return undefined
    return numbers.length > 2
      ? words('workbench.room-count', { rooms: numbers.length })
      : numbers.map((roomNumber) => roomName({ roomNumber })).join('; ')
  }
  const [before, ...others] = today
  return (
    <>
      {rooms.map((group) => (
        <Value key={group.numbers.join()} isOther={group.isOther}>
          {group.name ?? words('workbench.another-category')}
          {whose(group) && <span className={css.whose}>{whose(group)}</span>}
        </Value>
      ))}
      {/* Of several kinds of room each would have to be told: they stand above. */}
      {before?.name && others.length === 0 && rooms.some(({ isOther }) => isOther) && (
        <Today>{before.name}</Today>
      )}
    </>
  )
}

const mostExtras = 4

function Extras({ extras }: { readonly extras: readonly Extra[] }) {
  const words = useLaterWords()
  const told = ({ name, quantity, kind }: Extra): string => {
    const called = name ?? words('workbench.an-extra')
    const counted = quantity > 1 ? `${words('services.quantity', { quantity })} ${called}` : called
    if (kind === 'kept') return counted
    return words(`workbench.${kind}`, { name: counted })
  }
  if (extras.length === 0) return <Value>{words('workbench.no-extras')}</Value>
  // What is other than today is never among those that are only counted.
  const others = extras.filter(({ kind }) => kind !== 'kept')
  const kept = extras.filter(({ kind }) => kind === 'kept')
  const shown = kept.slice(0, Math.max(1, mostExtras - others.length))
  const count = kept.length - shown.length
  return (
    <>
      {[...shown, ...others].map((extra) => (
        <Value key={extra.key} isOther={extra.kind !== 'kept'}>
          {told(extra)}
        </Value>
      ))}
      {count > 0 && <Value>{words('workbench.more-extras', { count })}</Value>}
    </>
  )
}
