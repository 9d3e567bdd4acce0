import type { Reservation, SpecialRequest } from '@veranda/domain'
import { Heading, Text } from '../../components/text/index.ts'
import { type Loadable, Loaded, valueIn } from '../../patterns/loaded/index.ts'
import { RoomTitle } from '../../patterns/room-name/index.ts'
import { Slot } from '../../patterns/slots/index.ts'
import { useLaterWords } from '../../patterns/later-words/index.ts'
import { RequestEntry } from './request-entry.tsx'
import * as css from './special-requests.css.ts'

export type RequestListProps = {
  readonly state: Loadable<readonly SpecialRequest[]>
  readonly reservation: Reservation
  readonly onTryAgain: () => void
}

export const listId = 'your-requests'

/** What was asked for, room by room, and how far the hotel has come with it. */
export function RequestList({ state, reservation, onTryAgain }: RequestListProps) {
  const words = useLaterWords()
  const hasSome = (valueIn(state) ?? []).length > 0
  return (
    <section className={css.list} aria-labelledby={listId}>
      <div>
        <Heading level={2} look="lead" id={listId}>
          {words('special-requests.list')}
        </Heading>
        {hasSome && (
          <Text look="small" tone="muted">
            {words('history.clock')}
          </Text>
        )}
      </div>
      <Loaded
        of={state}
        label={words('special-requests.list-loading')}
        failed={words('special-requests.list-failed')}
        onTryAgain={onTryAgain}
      >
        {(requests) => <Entries requests={requests} reservation={reservation} />}
      </Loaded>
    </section>
  )
}

type EntriesProps = Pick<RequestListProps, 'reservation'> & { readonly requests: readonly SpecialRequest[] }

function Entries({ requests, reservation }: EntriesProps) {
  const words = useLaterWords()
  if (requests.length === 0)
    return (
      <>
        <Text tone="muted">{words('special-requests.list-empty')}</Text>
        <Slot name="empty" given={{ of: 'requests' }} />
      </>
    )
  return byRoom(reservation, requests).map(({ roomNumber, name, own }) => (
    <div key={roomNumber} className={css.room}>
      {reservation.rooms.length > 1 && (
        <Heading level={3} look="label">
          <RoomTitle roomNumber={roomNumber} name={name} />
        </Heading>
      )}
      <ul className={css.entries}>
        {own.map((request) => (
          <RequestEntry key={request.requestId} request={request} zone={reservation.property.timeZone} />
        ))}
      </ul>
    </div>
  ))
}

/** Rooms in their order, the newest request of each first. */
const byRoom = ({ rooms }: Reservation, requests: readonly SpecialRequest[]) =>
  rooms.flatMap(({ roomNumber, category: { name } }) => {
    const own = requests.filter((request) => request.roomNumber === roomNumber)
    return own.length === 0 ? [] : [{ roomNumber, name, own }]
  })
