import type { CancellationReceipt, Instant, Reservation, TimeZone } from '@veranda/domain'
import { type MouseEvent, useState } from 'react'
import { Button, ButtonLink } from '../../components/button/index.ts'
import { Row, Stack } from '../../components/layout/index.ts'
import { TextLink } from '../../components/link/index.ts'
import { Surface } from '../../components/surface/index.ts'
import { Text } from '../../components/text/index.ts'
import { useLaterWords } from '../later-words/index.ts'
import { wholeCodes } from '../words/index.ts'
import * as css from './after-cancelling.css.ts'
import { AfterShape } from './after-shape.tsx'
import { ReinstateStep, UntilWhen } from './reinstate-bar.tsx'
import { RoomsCancelled } from './rooms-cancelled.tsx'
import { WhereTheMoneyIs } from './where-the-money-is.tsx'
import { whatIsLeft } from './what-is-left.ts'

/** Unread: the line was lost, and the page behind the link has to say what there is. */
type KnownReceipt = CancellationReceipt | 'asking' | 'none' | 'unread'

export type AfterCancellingProps = {
  readonly reservation: Pick<Reservation, 'status' | 'rooms' | 'cancellationCode' | 'property'>
  readonly receipt: KnownReceipt
  readonly clock: () => Instant
  readonly guestTimeZone: TimeZone
  /** How long a bank may take. */
  readonly workingDays: number
  /** The page where it is done. */
  readonly href: string
  readonly onNavigate?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined
  readonly onPrint: () => void
}

/** The cancelled rooms, their refund, and the link to reinstate them; a card if the whole stay is cancelled. */
export function AfterCancelling(props: AfterCancellingProps) {
  const { reservation, receipt } = props
  if (reservation.status === 'cancelled') return <Card {...props} />
  return (
    <RoomsCancelled
      reservation={reservation}
      action={
        receipt === 'asking' ? (
          <AfterShape reservation={reservation} />
        ) : receipt === 'none' ? null : (
          <Answered {...props} receipt={receipt} />
        )
      }
    />
  )
}

type AnsweredProps = AfterCancellingProps & { readonly receipt: CancellationReceipt | 'unread' }

/**
 * A stay that is cancelled whole: its refund and number, and on a wide page the button to reinstate it, which a phone
 * has in its bar.
 */
function Card(props: AfterCancellingProps) {
  const { reservation, receipt, clock, href, onNavigate, onPrint } = props
  const { cancellationCode } = reservation
  const words = useLaterWords()
  const [, setOver] = useState(false)
  if (receipt === 'asking') return <AfterShape reservation={reservation} />
  const left = receipt !== 'none' && leftOf(receipt, clock())
  return (
    <Surface>
      <Stack>
        {receipt !== 'none' && <Money {...props} receipt={receipt} />}
        {cancellationCode && <TheNumber code={cancellationCode} />}
        {left && left.kind === 'reinstate' && (
          <div className={css.reinstate}>
            <ReinstateStep {...props} wide until={left.until} onOver={() => setOver(true)} />
          </div>
        )}
        <div className={css.onPaper}>
          {left && (
            <ButtonLink tone="quiet" size="small" href={href} onNavigate={onNavigate}>
              {words('after-cancelling.receipt')}
            </ButtonLink>
          )}
          <Button tone="quiet" size="small" onPress={onPrint}>
            {words('reservation.print')}
          </Button>
        </div>
      </Stack>
    </Surface>
  )
}

function TheNumber({ code }: { readonly code: string }) {
  const words = useLaterWords()
  return (
    <div>
      <Text look="small" tone="muted">
        {words('cancelled.code')}
      </Text>
      <Text>{wholeCodes(code)}</Text>
    </div>
  )
}

/** The money, and in one line what can still be done. */
function Answered(props: AnsweredProps) {
  return (
    <Stack gap="small">
      <Money {...props} />
      <Line {...props} />
    </Stack>
  )
}

const Money = ({ reservation, receipt, clock, guestTimeZone, workingDays }: AnsweredProps) =>
  receipt !== 'unread' && (
    <WhereTheMoneyIs
      receipt={receipt}
      earlier={earlierThan(receipt, reservation)}
      now={clock()}
      hotelTimeZone={reservation.property.timeZone}
      guestTimeZone={guestTimeZone}
      workingDays={workingDays}
    />
  )

function Line(props: AnsweredProps) {
  const { receipt, clock, guestTimeZone, href, onNavigate } = props
  const words = useLaterWords()
  const [, setOver] = useState(false)
  const left = leftOf(receipt, clock())
  if (left.kind === 'receipt') return <ReceiptLink {...props} />
  return (
    <Row gap="small" wrap>
      <ButtonLink tone="secondary" size="small" href={href} onNavigate={onNavigate}>
        {words(`after-cancelling.${left.kind}`)}
      </ButtonLink>
      <Text look="small">
        {left.kind === 'withdraw' ? (
          words('after-cancelling.withdraw-until')
        ) : (
          <UntilWhen {...{ clock, guestTimeZone }} until={left.until} onOver={() => setOver(true)} />
        )}
      </Text>
    </Row>
  )
}

function ReceiptLink({ href, onNavigate }: Pick<AfterCancellingProps, 'href' | 'onNavigate'>) {
  const words = useLaterWords()
  return (
    <Text look="small">
      <TextLink stands="alone" href={href} onNavigate={onNavigate}>
        {words('after-cancelling.receipt')}
      </TextLink>
    </Text>
  )
}

const leftOf = (receipt: AnsweredProps['receipt'], now: Instant) =>
  receipt === 'unread' ? ({ kind: 'receipt' } as const) : whatIsLeft(receipt, now)

/** Whether rooms were cancelled before those of the receipt: its sums are not those of the whole stay. */
const earlierThan = (
  { cancellation }: CancellationReceipt,
  { status, rooms }: AnsweredProps['reservation'],
) => status === 'cancelled' && cancellation.rooms.length < rooms.length
