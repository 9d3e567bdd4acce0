import type { ArrivalOutcome } from '@veranda/domain'
import { Facts } from '../../components/facts/index.ts'
import { useMoney } from '../../patterns/money/index.ts'
import { useStaffWords } from '../../patterns/words/index.ts'

/** What money does to a reservation: what it pays, what goes back, what stays due. */
export function OutcomeLines({ outcome: { applied, refunded, left } }: { readonly outcome: ArrivalOutcome }) {
  const words = useStaffWords()
  const money = useMoney()
  return (
    <Facts
      look="pairs"
      items={[
        { term: words('staff-bank-transfers.pays'), detail: money.exact(applied) },
        ...(refunded.amount > 0
          ? [{ term: words('staff-bank-transfers.goes-back'), detail: money.exact(refunded) }]
          : []),
        { term: words('staff-bank-transfers.stays-due'), detail: money.exact(left) },
      ]}
    />
  )
}
