import { type Cancellation, isZero, type Money } from '@veranda/domain'
import { inLine } from '../in-line/index.ts'
import { useMoney } from '../money/index.ts'
import { type RefundTo, useRefundTo } from '../refund-to/index.ts'
import { useRoomName } from '../room-name/index.ts'
import { useLaterWords } from '../later-words/index.ts'
import * as css from './cancellation-summary.css.ts'

export type CancellationGlanceProps = {
  readonly cancellation: Cancellation
  /** What may be taken instead of the refund: nothing is decided yet. */
  readonly credit?: Money | undefined
  readonly refundTo?: RefundTo | undefined
}

/** What is at stake in a line, where the card is not beside the page. */
export function CancellationGlance({ cancellation, credit, refundTo }: CancellationGlanceProps) {
  const { rooms, staying, penalty, refund, outstanding } = cancellation
  const words = useLaterWords()
  const money = useMoney()
  const destination = useRefundTo()
  const roomName = useRoomName()
  // One of several is named: which one it is matters more than how many there are.
  const only = rooms.length === 1 && staying.length > 0 ? rooms[0] : undefined
  const going = only
    ? words('cancellation-summary.glance-room', { room: only.name })
    : words('cancellation-summary.glance-rooms', {
        going: rooms.length,
        rooms: rooms.length + staying.length,
      })
  const parts = [
    credit
      ? words('cancellation-summary.glance-either', {
          credit: money.exact(credit),
          refund: money.exact(refund),
          same: credit.amount === refund.amount ? 'yes' : 'no',
        })
      : words('cancellation-summary.glance-refund', { amount: money.exact(refund) }),
    !isZero(outstanding) &&
      words('cancellation-summary.glance-outstanding', { amount: money.exact(outstanding) }),
  ]
  return (
    <div className={css.narrowOnly}>
      <p className={css.glance}>
        <span>{going}</span>
        {only && <span className={css.aside}>{inLine(roomName({ roomNumber: only.roomNumber }))}</span>}
        {parts.map((part) => part && <span key={part}>{part}</span>)}
        {!credit && (
          <span className={css.aside}>
            {words('cancellation-summary.glance-fee', { amount: money.exact(penalty) })}
          </span>
        )}
        {refundTo && !isZero(refund) && <span className={css.aside}>{destination(refund, refundTo)}</span>}
      </p>
    </div>
  )
}
