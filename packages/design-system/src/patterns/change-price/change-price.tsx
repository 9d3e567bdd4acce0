import type { Instant, PaymentTiming, Reservation } from '@veranda/domain'
import type { ConsentProps } from '../consent/index.ts'
import type { Help } from '../help-phone/index.ts'
import type { GuestCurrency } from '../money/index.ts'
import type { NamedRoom } from '../stay-calendar/index.ts'
import { useLaterWords } from '../later-words/index.ts'
import type { ChangeState } from './change-state.ts'
import { CurrentStay } from './current-stay.tsx'
import { FailedPrice } from './failed-price.tsx'
import type { AddOnPlaces } from './moving-add-ons.tsx'
import { NotAllowed } from './not-allowed.tsx'
import { PriceBox, type PriceBoxProps } from './price-box.tsx'
import { PendingPrice } from './pending-price.tsx'
import { QuotedPrice } from './quoted-price.tsx'
import type { RefusedPart } from './refused-part.ts'
import { RefusedPrice } from './refused-price.tsx'
import { useLastChange } from './use-last-change.ts'
import { WhatChanges } from './what-changes.tsx'

export type ChangePriceProps = {
  readonly reservation: Reservation
  readonly state: ChangeState
  readonly clock: () => Instant
  readonly guestCurrency?: GuestCurrency | undefined
  readonly timing: PaymentTiming
  /** What is agreed to where the difference is paid later. */
  readonly consent?: ConsentProps | undefined
  readonly help: Help
  /** The rooms as selected, to name one that cannot be had. */
  readonly rooms?: readonly NamedRoom[] | undefined
  /** Guests who join are a request of their own, for the sentences that say what to choose and that no price came. */
  readonly about?: 'guests' | undefined
  /** Nothing can be chosen on the page: the sum of today stands without a word of what to choose. */
  readonly hasNoChoice?: boolean | undefined
  /** What was refused, where the page marks it in its own place. */
  readonly refused?: RefusedPart | undefined
  /** The code that was asked for; the reservation's own otherwise. */
  readonly promotionCode?: string | undefined
  /** What becomes of the add-ons of a stay that moves. */
  readonly onPlaces?: ((places: AddOnPlaces) => void) | undefined
  readonly onTiming: (timing: PaymentTiming) => void
  /** The quote shown is accepted, with the timing where there is something to pay. */
  readonly onContinue: (timing: PaymentTiming | undefined) => void
  readonly onQuoteExpired: () => void
  readonly onTryAgain: () => void
  /** The guest wants to compare it with other options; missing on the comparison itself. */
  readonly onCompare?: (() => void) | undefined
}

/**
 * What a change of rooms, guests or add-ons costs, how it is settled and the next step; or why it cannot be. Whom to call
 * stands on the page, once.
 */
export function ChangePrice(props: ChangePriceProps) {
  const { state } = props
  const words = useLaterWords()
  return state.kind === 'not-allowed' ? (
    <NotAllowed
      stands="alone"
      reason={state.reason}
      title={words(state.reason === 'not-offered' ? 'change-price.not-offered' : 'change-price.not-allowed')}
    />
  ) : (
    <PriceBox isBusy={state.kind === 'quoting'} holds={heldIn(state)}>
      <Inside {...props} state={state} />
    </PriceBox>
  )
}

function heldIn(state: PricedState): PriceBoxProps['holds'] {
  switch (state.kind) {
    case 'choosing':
      return 'nothing-yet'
    case 'quoting':
    case 'quoted':
      return 'a-price'
    case 'refused':
      return 'a-sentence'
    case 'failed':
      return state.quote ? 'a-price' : 'a-sentence'
  }
}

type PricedState = Exclude<ChangeState, { readonly kind: 'not-allowed' }>

function Inside(props: Omit<ChangePriceProps, 'state'> & { readonly state: PricedState }) {
  const { state, about } = props
  const words = useLaterWords()
  const last = useLastChange(state)
  const toSee = about === 'guests' ? 'room-guests.choose-to-see' : 'change-price.choose-to-see'
  switch (state.kind) {
    case 'choosing':
      return <CurrentStay {...props} hint={props.hasNoChoice ? undefined : words(toSee)} />
    case 'quoting':
      return (
        <PendingPrice
          known={last && { before: last.currentTotal, after: last.newTotal }}
          guestCurrency={props.guestCurrency}
        />
      )
    case 'quoted':
      return <QuotedPrice {...props} {...state} what={<WhatChanges change={state.quote.change} />} />
    case 'refused':
      return <RefusedPrice {...props} refusal={state.refusal} />
    case 'failed':
      return <FailedPrice {...props} {...state} />
  }
}
