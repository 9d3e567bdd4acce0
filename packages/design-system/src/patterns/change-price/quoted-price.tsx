import {
  type Instant,
  lostPromotion,
  type PaymentTiming,
  type Reservation,
  type StayChange,
  type StayQuote,
} from '@veranda/domain'
import type { ReactNode } from 'react'
import { Button } from '../../components/button/index.ts'
import { Stack } from '../../components/layout/index.ts'
import { Consent, type ConsentProps } from '../consent/index.ts'
import type { Help } from '../help-phone/index.ts'
import type { GuestCurrency } from '../money/index.ts'
import { PriceChange, QuoteClock, timingIn } from '../price-change/index.ts'
import { useLaterWords } from '../later-words/index.ts'
import * as css from './change-price.css.ts'
import type { ChangeRenewal } from './change-state.ts'
import { type AddOnPlaces, MovingAddOns } from './moving-add-ons.tsx'
import { RenewedNotice } from './renewed-notice.tsx'
import { useContinueWords } from './use-continue-words.ts'
import { StillUnderway } from '../waiting/index.ts'

export type QuotedPriceProps = {
  readonly reservation: Reservation
  readonly quote: StayQuote
  readonly renewed?: ChangeRenewal | undefined
  readonly isConfirming?: boolean | undefined
  readonly clock: () => Instant
  readonly help: Help
  readonly guestCurrency?: GuestCurrency | undefined
  /** The code that was asked for; the reservation's own otherwise. */
  readonly promotionCode?: string | undefined
  /** What is changed, before the sums. */
  readonly what?: ReactNode
  /** What becomes of the add-ons of a stay that moves; missing where the page changes no dates. */
  readonly onPlaces?: ((places: AddOnPlaces) => void) | undefined
  readonly timing: PaymentTiming
  /** What is agreed to where the difference is paid later; where it is paid now, the payment's page asks. */
  readonly consent?: ConsentProps | undefined
  readonly onTiming: (timing: PaymentTiming) => void
  /** The quote shown is accepted, with the timing where there is something to pay. */
  readonly onContinue: (timing: PaymentTiming | undefined) => void
  readonly onQuoteExpired: () => void
  /** The guest wants to compare it with other options. */
  readonly onCompare?: (() => void) | undefined
}

/** What a quote promises, the next step, and until when the price is held. */
export function QuotedPrice(props: QuotedPriceProps) {
  const { reservation, quote, renewed, isConfirming, clock, help, guestCurrency, promotionCode } = props
  const { what, onPlaces, timing, consent, onTiming, onContinue, onQuoteExpired, onCompare } = props
  const continueWords = useContinueWords()
  const words = useLaterWords()
  const { change } = quote
  const chosen = chosenTiming(change, timing)
  return (
    <Stack gap="medium">
      {renewed && <RenewedNotice renewed={renewed} total={change.newTotal} />}
      <PriceChange
        change={change}
        zone={reservation.property.timeZone}
        now={clock()}
        guestCurrency={guestCurrency}
        lost={lostPromotion(change, reservation, promotionCode)}
        what={
          <>
            {what}
            <MovingAddOns change={change} onPlaces={isConfirming ? undefined : onPlaces} />
          </>
        }
        timing={timing}
        onTimingChange={onTiming}
      >
        <Stack gap="tiny">
          {consent && isPaidLater(chosen) && <Consent {...consent} />}
          <div className={css.panelStep}>
            <Button tone="primary" wide busy={isConfirming} onPress={() => onContinue(chosen)}>
              {continueWords(change, chosen)}
            </Button>
          </div>
          <StillUnderway is={isConfirming} />
          <QuoteClock
            expiresAt={quote.expiresAt}
            clock={clock}
            zone={help.guestTimeZone}
            onExpired={onQuoteExpired}
          />
          {onCompare && !isConfirming && (
            <div>
              <Button tone="quiet" size="small" onPress={onCompare}>
                {words('change-price.compare')}
              </Button>
            </div>
          )}
        </Stack>
      </PriceChange>
    </Stack>
  )
}

/** Whether the change is confirmed here, with a difference that is paid another time. */
const isPaidLater = (timing: PaymentTiming | undefined): boolean =>
  timing === 'before-arrival' || timing === 'at-check-in'

/** When it is paid, where there is something to pay. */
export const chosenTiming = ({ settlement }: StayChange, timing: PaymentTiming): PaymentTiming | undefined =>
  settlement.kind === 'to-pay' ? timingIn(settlement.timings, timing) : undefined
