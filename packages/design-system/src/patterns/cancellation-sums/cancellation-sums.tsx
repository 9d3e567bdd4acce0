import { type Cancellation, isZero, type Money, type TransferCancellation } from '@veranda/domain'
import { Facts } from '../../components/facts/index.ts'
import { type PriceLine, PriceLines } from '../../components/price-lines/index.ts'
import { type GuestCurrency, useMoney } from '../money/index.ts'
import { type LaterWords, useLaterWords } from '../later-words/index.ts'

export type CancellationSumsProps = {
  readonly cancellation: Cancellation
  readonly guestCurrency?: GuestCurrency | undefined
  /** `above`: the refund is the headline over these lines, and is not said again. */
  readonly refund?: 'above' | 'listed' | undefined
}

/** Paid, what cancelling costs, what comes back: the three lines of anything that changes money. */
export function CancellationSums(props: CancellationSumsProps) {
  const { transfer, promotionLost } = props.cancellation
  const words = useLaterWords()
  const money = useMoney()
  return (
    <>
      <PaidAndRefunded {...props} />
      {transfer && <PriceLines lines={[transferLine(transfer, words, money.exact)]} />}
      {promotionLost && <Promotion {...props.cancellation} promotionLost={promotionLost} />}
    </>
  )
}

/** The sums alone. */
export function PaidAndRefunded({ cancellation, guestCurrency, refund: place }: CancellationSumsProps) {
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
      approx: money.approx(paid),
    },
    {
      label: words('cancellation-sums.penalty'),
      text: money.exact(penalty),
      approx: money.approx(penalty),
    },
  ]
  if (place !== 'above') {
    lines.push({
      label: words('cancellation-sums.refund'),
      text: money.exact(refund),
      tone: isZero(refund) ? 'ink' : 'positive',
      approx: money.approx(refund),
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

type PromotionProps = Pick<Cancellation, 'rooms' | 'staying' | 'isWhole'> & {
  readonly promotionLost: NonNullable<Cancellation['promotionLost']>
}

/** Inside the sums already: said so that nobody has to ask. */
function Promotion({ rooms, staying, isWhole, promotionLost: { code, saving } }: PromotionProps) {
  const words = useLaterWords()
  const money = useMoney()
  return (
    <Facts
      items={[
        {
          term: words('price-summary.promotion-code', { code }),
          detail: isWhole
            ? words('cancellation-sums.promotion-lost')
            : words('cancellation-sums.promotion-kept', { rooms: staying.length }),
          note: words('cancellation-sums.promotion-note', {
            amount: money.exact(saving),
            rooms: rooms.length,
          }),
        },
      ]}
    />
  )
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
