import { type StayQuote, lostPromotion, money, offerFor, type RateBoard, type Stay } from '@veranda/domain'
import { Button } from '../../components/button/index.ts'
import { Stack } from '../../components/layout/index.ts'
import { Text } from '../../components/text/index.ts'
import { FailureNotice } from '../../patterns/failure-notice/index.ts'
import { PriceChange, PriceTotals, QuoteClock, timingIn } from '../../patterns/price-change/index.ts'
import { useLaterWords } from '../../patterns/words/index.ts'
import type { ChangeDatesScreenProps } from './change-dates-screen.tsx'
import type { Renewal } from './change-dates-state.ts'
import * as css from './change-dates.css.ts'
import { Refusal } from './refusal.tsx'
import { RenewedNotice } from './renewed-notice.tsx'
import { useContinueWords } from './use-continue-words.ts'

/** What the state says of the price. Its box keeps a height, so that the page stays still while prices come and go. */
export function PricePanel(props: ChangeDatesScreenProps) {
  return (
    <div className={css.box} aria-busy={props.state.kind === 'quoting' || undefined}>
      <Inside {...props} />
    </div>
  )
}

function Inside(props: ChangeDatesScreenProps) {
  const { state, board, help, onTryAgain } = props
  const words = useLaterWords()
  switch (state.kind) {
    case 'loading':
    case 'choosing':
    case 'not-modifiable':
      return (
        <Stack gap="small">
          <Text tone="muted">{words('change-dates.choose-to-see')}</Text>
        </Stack>
      )
    case 'quoting':
      return <Quoting {...props} board={board} stay={state.stay} />
    case 'quoted':
      return (
        <Quoted
          {...props}
          quote={state.quote}
          renewed={state.renewed}
          isConfirming={state.isConfirming ?? false}
        />
      )
    case 'refused':
      return <Refusal {...props} stay={state.stay} refusal={state.refusal} />
    case 'failed':
      return (
        <Stack gap="medium">
          <FailureNotice failure={state.failure} help={help} onTryAgain={onTryAgain} />
          {state.quote && (
            <>
              <Text look="small">{words('change-dates.repeat-is-safe')}</Text>
              <PriceTotals
                before={state.quote.change.currentTotal}
                after={state.quote.change.newTotal}
                guestCurrency={props.guestCurrency}
              />
            </>
          )}
        </Stack>
      )
  }
}

type QuotingProps = ChangeDatesScreenProps & { readonly stay: Stay }

/** The board knows the price already; it is shown faded until the hotel has confirmed it. */
function Quoting({ board, stay, reservation, guestCurrency }: QuotingProps) {
  const words = useLaterWords()
  const before = money(boardTotal(board) ?? reservation.pricing.rooms.amount, reservation.currency)
  const offer = board && offerFor(board, stay)
  const after = offer ? money(offer.priced.total, reservation.currency) : before
  return (
    <Stack gap="medium">
      <div className={css.dimmed}>
        <PriceTotals before={before} after={after} guestCurrency={guestCurrency} />
      </div>
      <p role="status" className={css.waiting}>
        {words('change-dates.quoting')}
      </p>
    </Stack>
  )
}

const boardTotal = (board: RateBoard | undefined): number | undefined => board?.current.total

type QuotedProps = ChangeDatesScreenProps & {
  readonly quote: StayQuote
  readonly renewed: Renewal | undefined
  readonly isConfirming: boolean
}

function Quoted(props: QuotedProps) {
  const { quote, renewed, isConfirming, reservation, help, clock, guestCurrency, timing, promotion } = props
  const continueWords = useContinueWords()
  const { change } = quote
  const { settlement } = change
  const chosen = settlement.kind === 'to-pay' ? timingIn(settlement.timings, timing) : undefined
  return (
    <Stack gap="medium">
      {renewed && <RenewedNotice renewed={renewed} total={change.newTotal} />}
      <PriceChange
        change={change}
        zone={reservation.property.timeZone}
        now={clock()}
        guestCurrency={guestCurrency}
        lost={lostPromotion(change, reservation, promotion.kind === 'none' ? undefined : promotion.code)}
        timing={timing}
        onTimingChange={props.onTiming}
      >
        <Stack gap="tiny">
          <div className={css.panelStep}>
            <Button tone="primary" wide busy={isConfirming} onPress={() => props.onContinue(chosen)}>
              {continueWords(settlement, chosen)}
            </Button>
          </div>
          <QuoteClock
            expiresAt={quote.expiresAt}
            clock={clock}
            zone={help.guestTimeZone}
            onExpired={props.onQuoteExpired}
          />
        </Stack>
      </PriceChange>
    </Stack>
  )
}
