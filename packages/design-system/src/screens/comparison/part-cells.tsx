import { type ChangeSelection, nightsOf, noSelection, type Reservation, type Stay } from '@veranda/domain'
import { useSpan } from '../../patterns/span/index.ts'
import { useRoomName, wholeName } from '../../patterns/room-name/index.ts'
import { inLine } from '../../patterns/in-line/index.ts'
import { useLaterWords } from '../../patterns/later-words/index.ts'
import { Cell, type Edit, Value } from './cell.tsx'
import { cellsOf, type AddOn, type RoomGroup, type OptionCells } from './cells.ts'
import * as css from './comparison.css.ts'
import type { OptionNumber, OptionPart, ComparisonNames } from './comparison-state.ts'

export type PartCellsProps = {
  readonly reservation: Reservation
  readonly selection: ChangeSelection
  readonly names: ComparisonNames
  /** The option whose parts can be changed; missing for the stay as booked. */
  readonly number?: OptionNumber | undefined
  readonly onEdit?: ((part: OptionPart) => void) | undefined
}

/** Dates, rooms, guests and add-ons of an option, each with the button that changes it. */
export function PartCells({ reservation, selection, names, number, onEdit }: PartCellsProps) {
  const words = useLaterWords()
  const roomName = useRoomName()
  const cells = cellsOf(reservation, selection, names)
  const today = cellsOf(reservation, noSelection, names)
  const edit = (label: 'change' | 'add', part: OptionPart): readonly Edit[] =>
    number && onEdit
      ? [
          {
            label: words(`comparison.${label}`),
            heard: words(heardAs[part], { number }),
            onPress: () => onEdit(part),
          },
        ]
      : []
  // What cannot be changed is a line of its own, as its sums are.
  const look = number ? 'part' : 'bill'
  return (
    <dl className={css.lines.parts}>
      <Cell look={look} label={words('comparison.dates')} edits={edit('change', 'dates')}>
        <Dates stay={cells.stay} today={reservation.stay} />
      </Cell>
      <Cell
        look={look}
        label={words('comparison.rooms', { count: cells.rooms.flatMap(({ numbers }) => numbers).length })}
        edits={[...edit('change', 'rooms'), ...edit('add', 'new-room')]}
      >
        <Rooms rooms={cells.rooms} today={today.rooms} />
      </Cell>
      <Cell look={look} label={words('comparison.guests')} edits={edit('add', 'guests')}>
        <Value isOther={cells.guests.isOther}>{words('stay.headcount', cells.guests.value)}</Value>
        {cells.guests.isOther && <Today>{words('stay.headcount', today.guests.value)}</Today>}
        {cells.joined.map(({ roomNumber, occupancy }) => (
          <span key={roomNumber} className={css.note}>
            {inLine(
              words('comparison.guests-of', {
                room: roomName({ roomNumber }),
                guests: words('stay.headcount', occupancy),
              }),
            )}
          </span>
        ))}
      </Cell>
      {(reservation.property.sellsAddOns || cells.addOns.length > 0) && (
        <Cell
          look={look}
          label={words('comparison.add-ons')}
          edits={reservation.property.sellsAddOns ? edit('change', 'services') : []}
        >
          <AddOns addOns={cells.addOns} />
        </Cell>
      )}
    </dl>
  )
}

const heardAs = {
  dates: 'comparison.change-dates',
  rooms: 'comparison.change-rooms',
  'new-room': 'comparison.change-new-room',
  guests: 'comparison.change-guests',
  services: 'comparison.change-services',
} as const satisfies Record<OptionPart, string>

function Dates({ stay: { value, isOther }, today }: Pick<OptionCells, 'stay'> & { readonly today: Stay }) {
  const words = useLaterWords()
  const span = useSpan()
  const announcement = (stay: Stay): string =>
    words('stay-change.stay', {
      span: span({ from: stay.arrival, until: stay.departure }),
      nights: nightsOf(stay),
    })
  return (
    <>
      <Value isOther={isOther}>{announcement(value)}</Value>
      {isOther && <Today>{announcement(today)}</Today>}
    </>
  )
}

/** On a phone, where the stay as it is stands a page above. */
function Today({ children }: { readonly children: string }) {
  const words = useLaterWords()
  return <span className={css.today}>{words('comparison.today', { what: children })}</span>
}

type RoomsProps = { readonly rooms: readonly RoomGroup[]; readonly today: readonly RoomGroup[] }

function Rooms({ rooms, today }: RoomsProps) {
  const words = useLaterWords()
  const roomName = useRoomName()
  const booked = rooms.filter(({ isNew }) => !isNew)
  const whose = ({ numbers, isNew }: RoomGroup): string | undefined => {
    if (isNew || booked.length === 1) return undefined
    return numbers.length > 2
      ? words('comparison.room-count', { rooms: numbers.length })
      : numbers.map((roomNumber) => roomName({ roomNumber })).join('; ')
  }
  const called = ({ name = words('comparison.another-category'), isNew }: RoomGroup): string =>
    isNew ? words('comparison.new-room', { name }) : name
  const [before, ...others] = today
  return (
    <>
      {rooms.map((group) => (
        <Value key={group.numbers.join()} isOther={group.isOther}>
          {wholeName(called(group))}
          {whose(group) && <span className={css.whose}>{inLine(whose(group) ?? '')}</span>}
        </Value>
      ))}
      {/* Of several kinds of room each would have to be told: they stand above. */}
      {before?.name && others.length === 0 && rooms.some(({ isOther }) => isOther) && (
        <Today>{before.name}</Today>
      )}
    </>
  )
}

const mostAddOns = 4

function AddOns({ addOns }: { readonly addOns: readonly AddOn[] }) {
  const words = useLaterWords()
  const announcement = ({ name, quantity, kind }: AddOn): string => {
    const called = name ?? words('comparison.an-add-on')
    const counted = quantity > 1 ? words('services.quantity', { quantity, name: called }) : called
    if (kind === 'kept') return counted
    return words(`comparison.${kind}`, { name: counted })
  }
  if (addOns.length === 0) return <Value>{words('comparison.no-add-ons')}</Value>
  // What is other than today is never among those that are only counted.
  const others = addOns.filter(({ kind }) => kind !== 'kept')
  const retained = addOns.filter(({ kind }) => kind === 'kept')
  const places = Math.max(1, mostAddOns - others.length)
  // One more is shown, not counted: it takes the same line.
  const shown = retained.slice(0, retained.length === places + 1 ? undefined : places)
  const count = retained.length - shown.length
  return (
    <>
      {[...shown, ...others].map((addOn) => (
        <Value key={addOn.key} isOther={addOn.kind !== 'kept'}>
          {announcement(addOn)}
        </Value>
      ))}
      {count > 0 && <Value>{words('comparison.more-add-ons', { count })}</Value>}
    </>
  )
}
