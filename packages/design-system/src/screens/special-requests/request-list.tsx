import type { Reservation, SpecialRequest } from '@veranda/domain'
import { Skeleton } from '../../components/skeleton/index.ts'
import { Heading, Text } from '../../components/text/index.ts'
import { FailureNotice } from '../../patterns/failure-notice/index.ts'
import type { Help } from '../../patterns/help-phone/index.ts'
import { RoomTitle } from '../../patterns/room-name/index.ts'
import { Waiting } from '../../patterns/waiting/index.ts'
import { useLaterWords } from '../../patterns/later-words/index.ts'
import { RequestEntry } from './request-entry.tsx'
import * as css from './special-requests.css.ts'
import type { RequestsState } from './special-requests-state.ts'

export type RequestListProps = {
  readonly state: RequestsState
  readonly reservation: Reservation
  readonly help: Help
  readonly onTryAgain: () => void
}

export const listId = 'your-requests'

/** What was asked for, room by room, and how far the hotel has come with it. */
export function RequestList(props: RequestListProps) {
  const words = useLaterWords()
  return (
    <section className={css.list} aria-labelledby={listId}>
      <div>
        <Heading level={2} look="lead" id={listId}>
          {words('special-requests.list')}
        </Heading>
        {props.state.kind === 'ready' && props.state.requests.length > 0 && (
          <Text look="small" tone="muted">
            {words('history.clock')}
          </Text>
        )}
      </div>
      <Entries {...props} />
    </section>
  )
}

function Entries({ state, reservation, help, onTryAgain }: RequestListProps) {
  const words = useLaterWords()
  switch (state.kind) {
    case 'loading':
      return (
        <Waiting label={words('special-requests.list-loading')}>
          <Skeleton shape="block" />
        </Waiting>
      )
    case 'failed':
      return <FailureNotice failure={state.failure} help={help} onTryAgain={onTryAgain} />
    case 'ready':
      if (state.requests.length === 0) return <Text tone="muted">{words('special-requests.list-empty')}</Text>
      return byRoom(reservation, state.requests).map(({ roomNumber, name, own }) => (
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
}

/** Rooms in their order, the newest request of each first. */
const byRoom = ({ rooms }: Reservation, requests: readonly SpecialRequest[]) =>
  rooms.flatMap(({ roomNumber, category: { name } }) => {
    const own = requests.filter((request) => request.roomNumber === roomNumber)
    return own.length === 0 ? [] : [{ roomNumber, name, own }]
  })
