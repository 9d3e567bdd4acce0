import {
  activeRooms,
  canBecomeFree,
  type Reservation,
  type StandbyOverview,
  whyNotOpen,
} from '@veranda/domain'
import type { MouseEvent } from 'react'
import { ButtonLink } from '../../components/button/index.ts'
import { Onward, Stack } from '../../components/layout/index.ts'
import { Notice } from '../../components/notice/index.ts'
import type { Help } from '../../patterns/help-phone/index.ts'
import { type Loadable, Loaded, valueIn } from '../../patterns/loaded/index.ts'
import type { GuestCurrency } from '../../patterns/money/index.ts'
import { StepPage } from '../../patterns/step-page/index.ts'
import { useLaterWords } from '../../patterns/later-words/index.ts'
import { RoomStandbyCard } from './room-standby-card.tsx'
import { StandbyOutcomeNotice } from './standby-outcome-notice.tsx'
import { StandbyRule } from './standby-rule.tsx'
import type { StandbyDraft, StandbyOutcome } from './standby-state.ts'

export type StandbyScreenProps = {
  readonly reservation: Reservation
  readonly state: Loadable<StandbyOverview>
  /** What is being written, by room; none where nothing is. */
  readonly drafts: ReadonlyMap<number, StandbyDraft>
  readonly outcome?: StandbyOutcome | undefined
  readonly guestCurrency?: GuestCurrency | undefined
  readonly help: Help
  readonly backHref: string
  /** Where a guest sees the room they were given. */
  readonly reservationHref: string
  readonly onReservation?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined
  readonly onBack?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined
  /** A request is being written, or no longer. */
  readonly onDraft: (roomNumber: number, draft: StandbyDraft | undefined) => void
  readonly onAsk: (roomNumber: number) => void
  readonly onWithdraw: (roomNumber: number) => void
  /** The requests so far could not be read. */
  readonly onTryAgain: () => void
}

/**
 * Standby for a higher category at a lower price: the requests, their places in the queue, and how rooms are awarded.
 */
export function StandbyScreen(props: StandbyScreenProps) {
  const { reservation, state, outcome, help, backHref, onBack } = props
  const words = useLaterWords()
  const isClosed = whyNotOpen(reservation, 'upgrade-room') !== undefined
  const overview = valueIn(state)
  const isWaiting = overview?.rooms.some((room) => room.state.kind === 'waiting') ?? false
  const isAwarded = overview !== undefined && overview.rooms.every(({ state }) => state.kind === 'awarded')
  return (
    <StepPage
      step={1}
      steps={1}
      ready="standby"
      title={words(
        isWaiting && !isClosed
          ? 'standby.title-waiting'
          : isAwarded
            ? 'standby.title-awarded'
            : 'standby.title',
      )}
      lead={
        isClosed || !canWait(state)
          ? undefined
          : // Whoever is on the list knows what it is for.
            isWaiting
            ? words('standby.lead-waiting')
            : words('standby.lead')
      }
      backLabel={words('standby.back')}
      backHref={backHref}
      onBack={onBack}
      isUnderway={outcome?.kind === 'sending'}
      first={
        <Stack gap="large">
          <Rooms {...props} />
          {isAwarded && (
            <Onward>
              <ButtonLink tone="primary" href={props.reservationHref} onNavigate={props.onReservation}>
                {words('room-upgrade.back')}
              </ButtonLink>
            </Onward>
          )}
        </Stack>
      }
      beside={
        !isClosed && !isAwarded && overview && <StandbyRule overview={overview} isWaiting={isWaiting} />
      }
      help={help}
    />
  )
}

/** Whether there is a room to wait for, or one that is waited for, as far as is known. */
const canWait = (state: StandbyScreenProps['state']): boolean =>
  state.kind === 'loading' ||
  (valueIn(state)?.rooms ?? []).some(
    (room) => room.state.kind === 'waiting' || room.offers.some(canBecomeFree),
  )

function Rooms(props: StandbyScreenProps) {
  const { reservation, state, outcome, onTryAgain } = props
  const words = useLaterWords()
  const reason = whyNotOpen(reservation, 'upgrade-room')
  const closed = reason && (
    <Notice tone="info" title={words('standby.closed-title')}>
      {words(`actions-list.${reason}`)}
    </Notice>
  )
  if (closed && state.kind !== 'ready') return closed
  const active = activeRooms(reservation.rooms)
  return (
    <Loaded of={state} label={words('standby.loading')} onTryAgain={onTryAgain}>
      {({ rooms, opensOn }) => (
        <Stack gap="large">
          {closed}
          {outcome?.kind === 'room-cancelled' && <StandbyOutcomeNotice outcome={outcome} />}
          {active.map((room) => {
            const standby = rooms.find(({ roomNumber }) => roomNumber === room.roomNumber)
            // Where no request can be made, what became of earlier ones can still be read.
            if (!standby || (closed && standby.state.kind === 'nothing')) return null
            const own = { room, standby, opensOn, isAlone: active.length === 1 }
            return <RoomStandbyCard key={room.roomNumber} {...props} {...own} />
          })}
        </Stack>
      )}
    </Loaded>
  )
}
