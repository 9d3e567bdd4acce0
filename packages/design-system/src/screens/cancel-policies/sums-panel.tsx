import { type Cancellation, type CancelQuote, isZero } from '@veranda/domain'
import type { RefCallback } from 'react'
import { Stack } from '../../components/layout/index.ts'
import { Notice } from '../../components/notice/index.ts'
import { Skeleton } from '../../components/skeleton/index.ts'
import { Surface } from '../../components/surface/index.ts'
import { Heading, Text } from '../../components/text/index.ts'
import { CancelTrouble } from '../../patterns/cancel-trouble/index.ts'
import { CancellationSums, RoomSums } from '../../patterns/cancellation-sums/index.ts'
import { DeadlineNotice } from '../../patterns/deadline-notice/index.ts'
import { RefundDestination } from '../../patterns/refund-to/index.ts'
import { useMoney } from '../../patterns/money/index.ts'
import { useLaterWords } from '../../patterns/later-words/index.ts'
import type { CancelPoliciesScreenProps } from './cancel-policies-screen.tsx'
import { quoteIn } from './cancel-policies-state.ts'
import * as css from './cancel-policies.css.ts'

export type SumsPanelProps = CancelPoliciesScreenProps & {
  /** Hears where the one number of the page is. */
  readonly onFigure?: RefCallback<HTMLElement> | undefined
}

/** The sums of cancelling now. The panel keeps its place while other rooms are chosen. */
export function SumsPanel(props: SumsPanelProps) {
  const { state, help, roomNumbers, onTryAgain } = props
  const words = useLaterWords()
  const quote = quoteIn(state)
  const isWaiting = state.kind === 'quoting' || state.kind === 'loading'
  // A notice is a box of its own.
  if (state.kind === 'failed')
    return (
      <div className={css.panel}>
        <CancelTrouble what={state.what} failure={state.failure} help={help} onTryAgain={onTryAgain} />
      </div>
    )
  if (state.kind === 'refused')
    return (
      <div className={css.panel}>
        <Notice tone="caution" title={words('cancel-policies.refused')}>
          {words(`cancel-policies.${state.restriction}`, { rooms: roomNumbers.length })}
        </Notice>
      </div>
    )
  // One sentence weighs less than the sums that come in its place.
  if (state.kind === 'choosing')
    return (
      <div className={css.panel}>
        <Surface as="section" tone="sunken">
          <Text tone="muted">{words('cancel-policies.choose-to-see')}</Text>
        </Surface>
      </div>
    )
  return (
    <div className={css.panel} aria-busy={isWaiting || undefined}>
      <Surface as="section">
        <Stack gap="medium">
          {isWaiting && (
            <p role="status" className={css.waiting}>
              {words('cancel-policies.asking')}
            </p>
          )}
          {isWaiting && !quote && <Shape />}
          {quote && (
            <div className={isWaiting ? css.dimmed : undefined} inert={isWaiting}>
              <Quoted {...props} quote={quote} />
            </div>
          )}
        </Stack>
      </Surface>
    </div>
  )
}

function Quoted(props: SumsPanelProps & { readonly quote: CancelQuote }) {
  const { quote, reservation, guestCurrency, addOns, clock, help, refund, onFigure } = props
  const words = useLaterWords()
  const { change } = quote
  const nothing = isZero(change.refund)
  return (
    <Stack gap="medium">
      <div ref={onFigure}>
        <Heading level={2} look="lead">
          {words('cancel-policies.if-now')}
        </Heading>
        <Headline cancellation={change} guestCurrency={guestCurrency} />
      </div>
      {nothing && !isZero(change.paid) && change.rooms.every(({ refundable }) => !refundable) && (
        <Notice tone="caution" title={words('cancel-policies.non-refundable')}>
          {words('cancel-policies.non-refundable-body')}
        </Notice>
      )}
      {change.nextDeadline && (
        <DeadlineNotice
          deadline={change.nextDeadline}
          quoteUntil={quote.expiresAt}
          clock={clock}
          zones={{ hotel: reservation.property.timeZone, guest: help.guestTimeZone }}
        />
      )}
      <CancellationSums
        cancellation={change}
        guestCurrency={guestCurrency}
        refund={isZero(change.outstanding) ? 'above' : 'listed'}
      />
      {guestCurrency && guestCurrency.currency !== change.currency && (
        <Text look="small" tone="muted">
          {words('price-summary.disclaimer', {
            guestCurrency: guestCurrency.currency,
            currency: change.currency,
          })}
        </Text>
      )}
      <RoomSums cancellation={change} addOns={addOns} />
      {!nothing && <RefundDestination refund={change.refund} to={quote.refundTo} terms={refund} />}
    </Stack>
  )
}

type HeadlineProps = Pick<CancelPoliciesScreenProps, 'guestCurrency'> & {
  readonly cancellation: Cancellation
}

/** The one number: what comes back, or what is still to pay. */
function Headline({ cancellation: { refund, outstanding }, guestCurrency }: HeadlineProps) {
  const words = useLaterWords()
  const money = useMoney(guestCurrency)
  if (!isZero(outstanding)) {
    return (
      <>
        <p className={css.nothing}>{money.exact(outstanding)}</p>
        <Text tone="caution">{words('cancel-policies.still-to-pay')}</Text>
      </>
    )
  }
  return (
    <>
      <p className={isZero(refund) ? css.nothing : css.sum}>{money.exact(refund)}</p>
      <Text tone="muted">
        {words(isZero(refund) ? 'cancel-policies.nothing-back' : 'cancel-policies.comes-back')}
        {!isZero(refund) && money.approx(refund) && ` (${money.approx(refund)})`}
      </Text>
    </>
  )
}

const Shape = () => (
  <Stack gap="small">
    <Skeleton shape="title" />
    <Skeleton shape="line" />
    <Skeleton shape="line" />
    <Skeleton shape="line" />
  </Stack>
)
