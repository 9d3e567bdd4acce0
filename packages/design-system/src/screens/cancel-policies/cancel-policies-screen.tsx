import {
  activeRooms,
  type CancellationTerms,
  type CancellationVariant,
  type Instant,
  instantOf,
  type Reservation,
} from '@veranda/domain'
import { type MouseEvent, useState } from 'react'
import { RenewedSums } from '../../patterns/cancellation-sums/index.ts'
import type { Help } from '../../patterns/help-phone/index.ts'
import type { GuestCurrency } from '../../patterns/money/index.ts'
import type { RefundTerms } from '../../patterns/refund-to/index.ts'
import { RefundCurve } from '../../patterns/refund-curve/index.ts'
import { RoomChoice } from '../../patterns/room-choice/index.ts'
import { StepPage, useInSight } from '../../patterns/step-page/index.ts'
import { useLaterWords } from '../../patterns/later-words/index.ts'
import { Acknowledgement } from './acknowledgement.tsx'
import type { CancelPoliciesState } from './cancel-policies-state.ts'
import { NotCancellable } from './not-cancellable.tsx'
import { Perks } from './perks.tsx'
import { PoliciesBar } from './policies-bar.tsx'
import { SumsPanel } from './sums-panel.tsx'

export type CancelPoliciesScreenProps = {
  readonly reservation: Reservation
  readonly variant: CancellationVariant
  /** Some brands do not show what was added to a room. */
  readonly addOns: 'shown' | 'hidden'
  readonly roomNumbers: readonly number[]
  /** Of the rooms chosen; what is known of them is shown while their price is asked for. */
  readonly terms?: CancellationTerms | undefined
  readonly state: CancelPoliciesState
  readonly refund: RefundTerms
  readonly accepted: boolean
  readonly clock: () => Instant
  readonly help: Help
  readonly guestCurrency?: GuestCurrency | undefined
  readonly backHref: string
  readonly onBack?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined
  readonly onRooms: (roomNumbers: readonly number[]) => void
  readonly onAccepted: (accepted: boolean) => void
  /** The terms are accepted and the guest goes on. */
  readonly onContinue: () => void
  readonly onQuoteExpired: () => void
  readonly onTryAgain: () => void
}

/** What cancelling does: which rooms go, what it costs now and later, what is given up. */
export function CancelPoliciesScreen(props: CancelPoliciesScreenProps) {
  const { reservation, variant, roomNumbers, terms, state, accepted, clock, help } = props
  const words = useLaterWords()
  const [isMissed, setIsMissed] = useState(false)
  // Below the lowest part of the window lies the bar.
  const [acceptance, acceptanceIs] = useInSight('-12%')
  const [figure, figureIs] = useInSight('0%')
  const { property, stay } = reservation
  const rooms = activeRooms(reservation.rooms)
  const goOn = (): void => {
    setIsMissed(!accepted)
    if (accepted && state.kind === 'quoted' && !state.isGoingOn) props.onContinue()
  }
  const page = {
    step: 1,
    steps: 3,
    ready: 'cancel-policies',
    title: words('cancel-policies.title', { rooms: variant === 'all-rooms-together' ? 1 : rooms.length }),
    lead: words(state.kind === 'not-cancellable' ? 'cancelled.reservation' : 'cancel-policies.lead', {
      hotel: property.name,
      code: reservation.reservationCode,
    }),
    backLabel: words('cancel-policies.back'),
    backHref: props.backHref,
    onBack: props.onBack,
  }
  if (state.kind === 'not-cancellable') {
    const isUnderReview = state.reason === 'cancellation-under-review'
    return (
      <StepPage
        {...page}
        {...(isUnderReview && { title: words('cancel-policies.under-review-title') })}
        steps={1}
        first={<NotCancellable {...props} reason={state.reason} />}
        help={help}
      />
    )
  }
  const isChoice = rooms.length > 1
  // That the sums are other ones is read before anything they follow from.
  const renewed = state.kind === 'quoted' && state.renewed && (
    <RenewedSums
      {...state.renewed}
      after={state.quote.change}
      same={words('cancellation-sums.renewed-same')}
    />
  )
  // Where the refund could not be read, no other figures of it stand beside that.
  const isRefundMissing = state.kind === 'failed' && state.what === 'refund'
  return (
    <StepPage
      {...page}
      first={
        (renewed || isChoice) && (
          <>
            {renewed}
            {isChoice && (
              <RoomChoice rooms={rooms} variant={variant} chosen={roomNumbers} onRooms={props.onRooms} />
            )}
          </>
        )
      }
      form={{ label: words('cancel-policies.form'), onSubmit: goOn }}
      beside={<SumsPanel {...props} onFigure={figure} />}
      help={help}
      bar={
        state.kind === 'quoted' && (
          <PoliciesBar
            {...props}
            quote={state.quote}
            before={state.renewed?.before}
            isGoingOn={state.isGoingOn ?? false}
            isReached={acceptanceIs !== 'ahead'}
            isFigureInSight={figureIs === 'in-sight'}
          />
        )
      }
    >
      {terms && roomNumbers.length > 0 && (
        <>
          {!isRefundMissing && (
            <RefundCurve
              tiers={terms.curve}
              rooms={roomNumbers.length}
              now={clock()}
              arrival={instantOf(stay.arrival, property.checkInAt, property.timeZone)}
              zones={{ hotel: property.timeZone, guest: help.guestTimeZone }}
            />
          )}
          <Perks
            perks={terms.perks}
            addOns={props.addOns}
            isSeveral={isChoice}
            zones={{ hotel: property.timeZone, guest: help.guestTimeZone }}
          />
        </>
      )}
      {state.kind === 'quoted' && (
        <div ref={acceptance}>
          <Acknowledgement
            cancellation={state.quote.change}
            accepted={accepted}
            isMissed={isMissed && !accepted}
            onAccepted={(is) => {
              setIsMissed(false)
              props.onAccepted(is)
            }}
          />
        </div>
      )}
    </StepPage>
  )
}
