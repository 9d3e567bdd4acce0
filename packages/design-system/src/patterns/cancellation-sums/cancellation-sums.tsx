import { type Cancellation, isZero, type Money, type RideCancellation } from '@veranda/domain'
import { type PriceLine, PriceLines } from '../../components/price-lines/index.ts'
import { type GuestCurrency, useMoney } from '../money/index.ts'
import { type LaterWords, useLaterWords } from '../words/index.ts'

export type CancellationSumsProps = {
  readonly cancellation: Cancellation
  readonly guestCurrency?: GuestCurrency | undefined
  /** `above`: the page says it already, larger. */
  readonly refundIs?: 'here' | 'above'
}

/** Paid, what cancelling costs, what comes back: the three lines of anything that changes money. */
export function CancellationSums(props: CancellationSumsProps) {
  const besides = useRideAndPromotion(props.cancellation)
  return (
    <>
      <PaidAndRefunded {...props} />
      {besides.length > 0 && <PriceLines lines={besides} />}
    </>
  )
}

/** The sums alone. */
export function PaidAndRefunded({ cancellation, guestCurrency, refundIs = 'here' }: CancellationSumsProps) {
  const { paid, penalty, refund, owed } = cancellation
  const words = useLaterWords()
  const money = useMoney(guestCurrency)
  const lines: PriceLine[] = [
    { label: words('cancellation-sums.paid'), text: money.exact(paid), note: money.approx(paid) },
    {
      label: words('cancellation-sums.penalty'),
      text: money.exact(penalty),
      note: money.approx(penalty),
    },
  ]
  if (refundIs === 'here') {
    lines.push({
      label: words('cancellation-sums.refund'),
      text: money.exact(refund),
      tone: isZero(refund) ? 'ink' : 'positive',
      note: money.approx(refund),
      emphasis: true,
    })
  }
  if (!isZero(owed)) {
    lines.push({
      label: words('cancellation-sums.owed'),
      text: money.exact(owed),
      tone: 'caution',
      note: words('cancellation-sums.owed-note'),
      emphasis: true,
    })
  }
  return <PriceLines lines={lines} />
}

/** Inside the sums already, or no sum at all: said so that nobody has to ask. */
function useRideAndPromotion({ transportation, promotionLost }: Cancellation): readonly PriceLine[] {
  const words = useLaterWords()
  const money = useMoney()
  const lines: PriceLine[] = []
  if (transportation) lines.push(rideLine(transportation, words, money.exact))
  if (promotionLost) {
    lines.push({
      label: words('price-summary.promotion-code', { code: promotionLost.code }),
      text: words('cancellation-sums.promotion-lost'),
      tone: 'caution',
      note: words('cancellation-sums.promotion-note', { amount: money.exact(promotionLost.saving) }),
    })
  }
  return lines
}

function rideLine(ride: RideCancellation, words: LaterWords, exact: (price: Money) => string): PriceLine {
  const label = words('price-summary.transportation')
  const amount = exact(ride.price)
  if (!isZero(ride.refund)) {
    const text = words('cancellation-sums.comes-back', { amount: exact(ride.refund) })
    return { label, text, note: words('cancellation-sums.ride-note') }
  }
  return isZero(ride.kept)
    ? {
        label,
        text: words('cancellation-sums.ride-unpaid'),
        note: words('cancellation-sums.ride-unpaid-note', { amount }),
      }
    : {
        label,
        text: words('cancellation-sums.ride-kept'),
        tone: 'caution',
        note: words('cancellation-sums.ride-kept-note', { amount }),
      }
}
