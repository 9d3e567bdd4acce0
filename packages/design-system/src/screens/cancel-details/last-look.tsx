import { type Cancellation, isZero } from '@veranda/domain'
import { Button, ButtonLink } from '../../components/button/index.ts'
import { Stack } from '../../components/layout/index.ts'
import { Notice } from '../../components/notice/index.ts'
import { PriceLines } from '../../components/price-lines/index.ts'
import { Surface } from '../../components/surface/index.ts'
import { Heading, Text } from '../../components/text/index.ts'
import { VisuallyHidden } from '../../components/visually-hidden/index.ts'
import { CancellationSums } from '../../patterns/cancellation-sums/index.ts'
import { GoingAndStaying } from '../../patterns/cancellation-summary/index.ts'
import { DeadlineNotice } from '../../patterns/deadline-notice/index.ts'
import { useDates } from '../../patterns/dates/index.ts'
import { useMoney } from '../../patterns/money/index.ts'
import { QuoteClock } from '../../patterns/price-change/index.ts'
import { useRefundTo } from '../../patterns/refund-to/index.ts'
import { StepPage } from '../../patterns/step-page/index.ts'
import { useLaterWords } from '../../patterns/later-words/index.ts'
import type { CancelDetailsScreenProps } from './cancel-details-screen.tsx'
import type { DetailsPage, Ending } from './details-page.ts'
import * as css from './last-look.css.ts'
import { LastLookOutcome } from './last-look-outcome.tsx'
import { StillUnderway } from '../../patterns/waiting/index.ts'

type LastLookPage = Extract<DetailsPage, { readonly kind: 'last-look' }>
export type LastLookProps = Omit<CancelDetailsScreenProps, 'page'> & { readonly page: LastLookPage }

/** Page 3: what goes, what stays, the money, and one press. Nothing was cancelled before it. */
export function LastLook(props: LastLookProps) {
  const { page, reservation, clock, help, guestCurrency } = props
  const { quote, progress } = page
  const words = useLaterWords()
  const isUnderway = progress.kind === 'confirming'
  const zones = { hotel: reservation.property.timeZone, guest: help.guestTimeZone }
  return (
    <StepPage
      step={3}
      steps={3}
      ready="cancel-details"
      title={words('cancel-details.last-title')}
      lead={isUnderway ? undefined : words('cancel-details.last-lead')}
      backLabel={words('cancel-details.back')}
      backHref={props.backHref}
      onBack={props.onBack}
      isUnderway={isUnderway}
      first={
        <>
          <LastLookOutcome {...props} />
          <GoingAndStaying cancellation={quote.change} tense="ahead" />
        </>
      }
      beside={
        <Surface as="section">
          <Stack gap="medium">
            <Heading level={2} look="lead">
              {words('cancelled.money')}
            </Heading>
            {quote.change.nextDeadline && (
              <DeadlineNotice
                deadline={quote.change.nextDeadline}
                quoteUntil={quote.expiresAt}
                clock={clock}
                zones={zones}
              />
            )}
            {page.ending.kind === 'credited' ? (
              <CreditSums cancellation={quote.change} ending={page.ending} />
            ) : (
              <CancellationSums cancellation={quote.change} guestCurrency={guestCurrency} />
            )}
            <WhereItGoes {...props} />
            <EndingWords {...props} />
          </Stack>
        </Surface>
      }
      help={help}
      bar={isOpen(page) && <Answer {...props} />}
    >
      <Text look="small" tone="muted">
        {words('cancel-details.your-reason', { reason: page.reason })}
      </Text>
    </StepPage>
  )
}

type CreditSumsProps = {
  readonly cancellation: Cancellation
  readonly ending: Extract<Ending, { readonly kind: 'credited' }>
}

/** What was paid and what the credit is worth: no sum of money that would go back. */
function CreditSums({ cancellation, ending }: CreditSumsProps) {
  const words = useLaterWords()
  const dates = useDates()
  const money = useMoney()
  return (
    <PriceLines
      lines={[
        { label: words('cancellation-sums.paid'), text: money.exact(cancellation.paid) },
        {
          label: words('cancel-details.credit-worth'),
          text: money.exact(ending.amount),
          tone: 'positive',
          note: words('cancel-details.credit-until', { date: dates.day(ending.validUntil) }),
          emphasis: true,
        },
      ]}
    />
  )
}

/** Cancel or keep: both at hand, of one size. */
function Answer(props: LastLookProps) {
  const { page, clock, help, onCancel, onQuoteExpired, reservationHref, onReservation } = props
  const { quote, progress, ending } = page
  const words = useLaterWords()
  const isUnderway = progress.kind === 'confirming'
  const rooms = quote.change.rooms.length
  const doing = words(ending.kind === 'under-review' ? 'sending.now' : 'cancel-details.confirming')
  return (
    <div className={css.answer}>
      <div className={css.wording}>
        <div role="status">{isUnderway && <VisuallyHidden>{doing}</VisuallyHidden>}</div>
        <StillUnderway is={isUnderway} />
        {!isUnderway && (
          <QuoteClock
            about="cancellation-sums"
            expiresAt={quote.expiresAt}
            clock={clock}
            zone={help.guestTimeZone}
            onExpired={onQuoteExpired}
          />
        )}
      </div>
      <div className={css.handlers}>
        <Button tone="danger" wide busy={isUnderway} onPress={onCancel}>
          {isUnderway ? doing : words(`cancel-details.press-${ending.kind}`, { rooms })}
        </Button>
        <span className={css.keep} inert={isUnderway}>
          <ButtonLink tone="secondary" wide href={reservationHref} onNavigate={onReservation}>
            {words('cancel-details.keep', { rooms })}
          </ButtonLink>
        </span>
      </div>
    </div>
  )
}

/** To which card the money goes and when it arrives, below the sums: the bar of the two answers is kept low. */
function WhereItGoes({ page, refundTo: { to, workingDays } }: LastLookProps) {
  const { quote, ending } = page
  const destination = useRefundTo()
  const { refund } = quote.change
  if (ending.kind !== 'cancelled' || isZero(refund)) return null
  return (
    <Text look="small" tone="muted">
      {destination(refund, { to, workingDays })}
    </Text>
  )
}

/** Says before the press what it will do: cancel, or send a request. */
function EndingWords({ page }: LastLookProps) {
  const words = useLaterWords()
  const dates = useDates()
  const money = useMoney()
  const { quote, ending, reinstateMinutes } = page
  return (
    <Notice tone="info" title={words(`cancel-details.ending-${ending.kind}-title`, sumsOf(ending))}>
      {words(`cancel-details.ending-${ending.kind}-body`, {
        minutes: reinstateMinutes,
        refunds: isZero(quote.change.refund) ? 'no' : 'yes',
        date: untilOf(ending),
      })}
    </Notice>
  )

  function sumsOf(one: Ending) {
    return { amount: one.kind === 'credited' ? money.exact(one.amount) : '' }
  }
  function untilOf(one: Ending): string {
    return one.kind === 'credited' ? dates.day(one.validUntil) : ''
  }
}

/** Whether the press can still succeed. */
const isOpen = ({ progress }: LastLookPage): boolean =>
  progress.kind !== 'refused' && progress.kind !== 'call-us'
