import {
  type CancellationReceipt,
  type CancellationState,
  cancellationStateOf,
  type Instant,
  isZero,
  openQuestion,
} from '@veranda/domain'
import { ButtonLink } from '../../components/button/index.ts'
import { Onward } from '../../components/layout/index.ts'
import { Icon, type IconName } from '../../components/icon/index.ts'
import { Price } from '../../components/price/index.ts'
import { Heading, Text } from '../../components/text/index.ts'
import { GoingAndStaying, StillComing } from '../../patterns/cancellation-summary/index.ts'
import { CancellationSums } from '../../patterns/cancellation-sums/index.ts'
import { CreditNote } from '../../patterns/credit-note/index.ts'
import { useMoney } from '../../patterns/money/index.ts'
import { RefundParts } from '../../patterns/refund-state/index.ts'
import { useLaterWords } from '../../patterns/later-words/index.ts'
import { wholeCodes } from '../../patterns/words/index.ts'
import type { CancelledScreenProps } from './cancelled-screen.tsx'
import * as css from './cancelled.css.ts'
import { Particulars } from './particulars.tsx'
import { ReviewQuestions } from './review-questions.tsx'
import { ReverseCancellation } from './reverse-cancellation.tsx'

/** On one part what happened and when, and the refund; on the other how it was counted, and room by room. */
export function Receipt(props: CancelledScreenProps) {
  const { receipt, reservation, reservationHref, onReservation } = props
  const { cancellation } = receipt
  const words = useLaterWords()
  const kind = cancellationStateOf(receipt)
  const state = kind === 'under-review' && openQuestion(receipt.questions ?? []) ? 'asked' : kind
  const hasRooms = isCancelled(kind) || kind === 'under-review'
  const option = (
    <Onward>
      <ButtonLink tone="secondary" href={reservationHref} onNavigate={onReservation}>
        {words('cancelled.to-reservation')}
      </ButtonLink>
    </Onward>
  )
  return (
    <article className={css.receipt}>
      <div className={css.part}>
        <header className={css.header}>
          <span className={css.mark[toneOf[kind]]}>
            <Icon name={iconOf[kind]} />
          </span>
          <Text look="small" tone="muted">
            {wholeCodes(
              words('cancelled.reservation', {
                hotel: reservation.property.name,
                code: reservation.reservationCode,
              }),
            )}
          </Text>
          <Heading level={1}>
            {state === 'cancelled' && cancellation.isWhole
              ? words('cancelled.whole-stay-title')
              : words(`cancelled.${state}-title`, { rooms: cancellation.rooms.length })}
          </Heading>
          {state !== 'cancelled' && (
            <Text look="lead" tone="muted">
              {words(`cancelled.${state}-lead`)}
            </Text>
          )}
          {hasRooms && <Letter {...props} kind={kind} />}
        </header>
        {kind === 'under-review' && <ReviewQuestions {...props} />}
        {isCancelled(kind) && <Refund {...props} />}
        {kind !== 'under-review' && <ReverseCancellation {...props} kind={kind} />}
        {!hasRooms && <Particulars {...props} kind={kind} />}
        {kind === 'under-review' && (
          <>
            <Particulars {...props} kind={kind} />
            <ReverseCancellation {...props} kind={kind} />
          </>
        )}
        {!hasRooms && option}
      </div>
      {hasRooms && (
        <div className={css.part}>
          {!receipt.creditNote && <Money {...props} kind={kind} />}
          <div className={css.rooms}>
            <GoingAndStaying cancellation={cancellation} tense={isCancelled(kind) ? 'done' : 'ahead'} />
          </div>
          {isCancelled(kind) && <StillComing cancellation={cancellation} reservation={reservation} />}
          <TheNumber {...props} kind={kind} />
          {isCancelled(kind) && <Particulars {...props} kind={kind} />}
          {option}
        </div>
      )}
    </article>
  )
}

type KindProps = CancelledScreenProps & { readonly kind: CancellationState }

/** The first thing to know after cancelling: how much is refunded, where to and by when; or the credit in its place. */
function Refund({ receipt, reservation, clock, help, workingDays, guestCurrency }: CancelledScreenProps) {
  const { cancellation, refunds, reinstateUntil, creditNote } = receipt
  const words = useLaterWords()
  const money = useMoney(guestCurrency)
  if (creditNote) return <CreditNote note={creditNote} />
  if (isZero(cancellation.refund)) return <Text>{words('cancelled.no-refund')}</Text>
  if (!saysRefund(receipt)) return null
  return (
    <section className={css.refund} aria-labelledby="your-refund">
      <Heading level={2} look="lead" id="your-refund">
        {words('cancelled.refund')}
      </Heading>
      <Price emphasis text={money.exact(cancellation.refund)} approx={money.approx(cancellation.refund)} />
      <RefundParts
        underTotal
        parts={refunds}
        leavesAt={reinstateUntil}
        now={clock()}
        hotelTimeZone={reservation.property.timeZone}
        guestTimeZone={help.guestTimeZone}
        workingDays={workingDays}
      />
    </section>
  )
}

const saysRefund = ({ cancellation, refunds }: CancelledScreenProps['receipt']): boolean =>
  !isZero(cancellation.refund) && refunds.length > 0

/** Large enough to be read out over the phone. */
function TheNumber({ receipt: { cancellationCode }, kind }: KindProps) {
  const words = useLaterWords()
  if (!cancellationCode || !isCancelled(kind)) return null
  return (
    <p className={css.number}>
      <span className={css.small}>{words('cancelled.code')}</span>
      <strong className={css.code}>{cancellationCode}</strong>
      <span className={css.small}>{words('cancelled.code-note')}</span>
    </p>
  )
}

/** What was paid and what it cost; what comes back too, where it has no place of its own. */
function Money({ receipt, kind, guestCurrency }: KindProps) {
  const { cancellation } = receipt
  const words = useLaterWords()
  return (
    <>
      <Heading level={2} look="lead">
        {words(kind === 'under-review' ? 'cancelled.money-if' : 'cancelled.money')}
      </Heading>
      <CancellationSums
        cancellation={cancellation}
        guestCurrency={guestCurrency}
        refund={isCancelled(kind) && saysRefund(receipt) ? 'above' : 'listed'}
      />
    </>
  )
}

/** Where the letter about it went. Read again later, no letter is on its way. */
function Letter({ receipt, kind, clock, letterTo }: KindProps) {
  const words = useLaterWords()
  if (!isFresh(receipt, clock())) return null
  return (
    <Text look={kind === 'cancelled' ? 'lead' : 'small'} tone="muted">
      {letterTo ? words('cancelled.letter', { email: letterTo }) : words('cancelled.letter-plain')}
    </Text>
  )
}

const iconOf: Readonly<Record<CancellationState, IconName>> = {
  cancelled: 'check',
  credited: 'gift',
  granted: 'check',
  'under-review': 'clock',
  reinstated: 'check',
  declined: 'info',
  withdrawn: 'check',
}
const toneOf: Readonly<Record<CancellationState, keyof typeof css.mark>> = {
  cancelled: 'calm',
  credited: 'positive',
  granted: 'calm',
  'under-review': 'caution',
  reinstated: 'positive',
  declined: 'caution',
  withdrawn: 'positive',
}

/** Rooms went, and the money with them. */
const isCancelled = (kind: CancellationState): boolean =>
  kind === 'cancelled' || kind === 'credited' || kind === 'granted'

const freshMinutes = 60

/** Whether it has only just happened: a month later no letter is on its way any more. */
const isFresh = ({ at, ended }: Pick<CancellationReceipt, 'at' | 'ended'>, now: Instant): boolean =>
  Date.parse(now) - Date.parse(ended?.at ?? at) < freshMinutes * 60_000
