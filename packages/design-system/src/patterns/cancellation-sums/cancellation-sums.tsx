import { type Cancellation, isZero, type Money, type TransferCancellation } from '@veranda/domain'
import { type PriceLine, PriceLines } from '../../components/price-lines/index.ts'
import { type GuestCurrency, useMoney } from '../money/index.ts'
import { type LaterWords, useLaterWords } from '../words/index.ts'

export type CancellationSumsProps = {
  readonly cancellation: Cancellation
  readonly guestCurrency?: GuestCurrency | undefined
}

/** Paid, what cancelling costs, what comes back: the three lines of anything that changes money. */
export function CancellationSums(props: CancellationSumsProps) {
  const besides = useTransferAndPromotion(props.cancellation)
  return (
    <>
      <PaidAndRefunded {...props} />
      {besides.length > 0 && <PriceLines lines={besides} />}
    </>
  )
}

export type PaidAndRefundedProps = CancellationSumsProps & {
  /** Above them: once is enough. */
  readonly refundIsSaid?: boolean
}

/** The sums alone. */
export function PaidAndRefunded({ cancellation, guestCurrency, refundIsSaid }: PaidAndRefundedProps) {
  const { paid, penalty, refund, outstanding, isWhole, rooms } = cancellation
  const words = useLaterWords()
  const money = useMoney(guestCurrency)
  const lines: PriceLine[] = [
    {
      // Of a part of the reservation it is not all that was paid.
      label: isWhole
        ? words('cancellation-sums.paid')
        : words('cancellation-sums.paid-for', { rooms: rooms.length }),
      text: money.exact(paid),
      note: money.approx(paid),
    },
    {
      label: words('cancellation-sums.penalty'),
      text: money.exact(penalty),
      note: money.approx(penalty),
    },
  ]
  if (!refundIsSaid) {
    lines.push({
      label: words('cancellation-sums.refund'),
      text: money.exact(refund),
      tone: isZero(refund) ? 'ink' : 'positive',
      note: money.approx(refund),
      emphasis: true,
    })
  }
  if (!isZero(outstanding)) {
    lines.push({
      label: words('cancellation-sums.outstanding'),
      text: money.exact(outstanding),
      tone: 'caution',
      note: words('cancellation-sums.outstanding-note'),
      emphasis: true,
    })
  }
  return <PriceLines lines={lines} />
}

/** Inside the sums already, or no sum at all: said so that nobody has to ask. */
function useTransferAndPromotion({
  rooms,
  staying,
  isWhole,
  transfer,
  promotionLost,
}: Cancellation): readonly PriceLine[] {
  const words = useLaterWords()
  const money = useMoney()
  const lines: PriceLine[] = []
  if (transfer) lines.push(transferLine(transfer, words, money.exact))
  if (promotionLost) {
    lines.push({
      label: words('price-summary.promotion-code', { code: promotionLost.code }),
      text: isWhole
        ? words('cancellation-sums.promotion-lost')
        : words('cancellation-sums.promotion-kept', { rooms: staying.length }),
      tone: 'muted',
      note: words('cancellation-sums.promotion-note', {
        amount: money.exact(promotionLost.saving),
        rooms: rooms.length,
      }),
    })
  }
  return lines
}

function transferLine(
  transfer: TransferCancellation,
  words: LaterWords,
  exact: (price: Money) => string,
): PriceLine {
  const label = words('price-summary.transfer')
  const amount = exact(transfer.price)
  if (!isZero(transfer.refund)) {
    const text = words('cancellation-sums.comes-back', { amount: exact(transfer.refund) })
    return { label, text, note: words('cancellation-sums.transfer-note') }
  }
  return isZero(transfer.retained)
    ? {
        label,
        text: words('cancellation-sums.transfer-unpaid'),
        note: words('cancellation-sums.transfer-unpaid-note', { amount }),
      }
    : {
        label,
        text: words('cancellation-sums.transfer-retained'),
        tone: 'caution',
        note: words('cancellation-sums.transfer-retained-note', { amount }),
      }
}
