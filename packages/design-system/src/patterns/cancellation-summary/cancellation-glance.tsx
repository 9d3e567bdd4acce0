import { type Cancellation, isZero } from '@veranda/domain'
import { useMoney } from '../money/index.ts'
import { useLaterWords } from '../words/index.ts'
import * as css from './cancellation-summary.css.ts'

/** What is at stake in a line, where the card is not beside the page. */
export function CancellationGlance({ cancellation }: { readonly cancellation: Cancellation }) {
  const { rooms, staying, refund, outstanding } = cancellation
  const words = useLaterWords()
  const money = useMoney()
  const count = rooms.length + staying.length
  const parts = [
    words('cancellation-summary.glance-rooms', { going: rooms.length, rooms: count }),
    words('cancellation-summary.glance-refund', { amount: money.exact(refund) }),
    !isZero(outstanding) &&
      words('cancellation-summary.glance-outstanding', { amount: money.exact(outstanding) }),
  ]
  return (
    <div className={css.narrowOnly}>
      <p className={css.glance}>{parts.map((part) => part && <span key={part}>{part}</span>)}</p>
    </div>
  )
}
