import type { CancellationReceipt, Instant, Reservation, TimeZone } from '@veranda/domain'
import { type MouseEvent, useState } from 'react'
import { Stack } from '../../components/layout/index.ts'
import { TextLink } from '../../components/link/index.ts'
import { Text } from '../../components/text/index.ts'
import { useDates } from '../dates/index.ts'
import { TimeLeft } from '../time-left/index.ts'
import { dot, useLaterWords } from '../words/index.ts'
import { afterShape } from './after-shape.tsx'
import { RoomsCancelled } from './rooms-cancelled.tsx'
import { WhereTheMoneyIs } from './where-the-money-is.tsx'
import { whatIsLeft } from './what-is-left.ts'

/** Unread: the line was lost, and the page behind the link has to say what there is. */
type KnownReceipt = CancellationReceipt | 'asking' | 'none' | 'unread'

export type AfterCancellingProps = {
  readonly reservation: Pick<Reservation, 'status' | 'rooms'>
  readonly receipt: KnownReceipt
  readonly clock: () => Instant
  readonly guestTimeZone: TimeZone
  /** How long a bank may take. */
  readonly workingDays: number
  /** The page where it is done. */
  readonly href: string
  readonly onNavigate?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined
}

/** What is no longer part of the stay, and in one line the way to second thoughts, and until when. */
export function AfterCancelling({ reservation, receipt, ...line }: AfterCancellingProps) {
  const action =
    receipt === 'asking' ? afterShape : receipt === 'none' ? null : <Told {...line} receipt={receipt} />
  return <RoomsCancelled reservation={reservation} action={action} />
}

type LineProps = Omit<AfterCancellingProps, 'reservation' | 'receipt'> & {
  readonly receipt: CancellationReceipt | 'unread'
}

/** The money, and in one line what can still be done. */
function Told(props: LineProps) {
  const { receipt, clock, guestTimeZone, workingDays } = props
  return (
    <Stack gap="small">
      {receipt !== 'unread' && (
        <WhereTheMoneyIs
          receipt={receipt}
          now={clock()}
          guestTimeZone={guestTimeZone}
          workingDays={workingDays}
        />
      )}
      <Line {...props} />
    </Stack>
  )
}

function Line({ receipt, clock, guestTimeZone, href, onNavigate }: LineProps) {
  const words = useLaterWords()
  const dates = useDates()
  const [, setOver] = useState(false)
  const left = receipt === 'unread' ? ({ kind: 'receipt' } as const) : whatIsLeft(receipt, clock())
  return (
    <Text look="small">
      <TextLink stands="alone" href={href} onNavigate={onNavigate}>
        {words(`after-cancelling.${left.kind}`)}
      </TextLink>
      {left.kind === 'withdraw' && ` ${words('after-cancelling.withdraw-until')}`}
      {left.kind === 'undo' && (
        <>
          {` ${words('after-cancelling.undo-until', { time: dates.time(left.until, guestTimeZone) })}${dot}`}
          <TimeLeft until={left.until} clock={clock} onOver={() => setOver(true)} />
        </>
      )}
    </Text>
  )
}
