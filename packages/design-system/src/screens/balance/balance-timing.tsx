import { type BalanceTiming, everyRoomRefundable, whyNotBeforeArrival } from '@veranda/domain'
import { Choice } from '../../components/choice/index.ts'
import { useDates } from '../../patterns/dates/index.ts'
import { useLaterWords } from '../../patterns/words/index.ts'
import type { PayableBalance } from './balance.ts'

export type BalanceTimingChoiceProps = {
  readonly payable: Pick<PayableBalance, 'reservation' | 'today'>
  readonly timing: BalanceTiming
  /** The money is sent by the guest’s own bank: nothing is charged. */
  readonly isSent: boolean
  readonly onTiming: (timing: BalanceTiming) => void
}

/** Now, or before arrival; where the latter is not possible, it says why (section 4, "Payment of a balance"). */
export function BalanceTimingChoice({ payable, timing, isSent, onTiming }: BalanceTimingChoiceProps) {
  const { reservation, today } = payable
  const words = useLaterWords()
  const dates = useDates()
  const { balanceDue } = reservation.pricing
  const date = balanceDue.kind === 'before-arrival' ? dates.day(balanceDue.by) : ''
  const chargedNote = everyRoomRefundable(reservation.rooms)
    ? 'balance.now-note-flexible'
    : 'balance.now-note'
  const why = whyNotBeforeArrival(reservation, today)
  return (
    <Choice
      look="heading"
      label={words('balance.when')}
      value={timing}
      onChange={(value) => onTiming(value === 'before-arrival' ? value : 'now')}
      options={[
        {
          value: 'now',
          label: words('balance.now'),
          note: words(isSent ? 'bank-transfer.now-note' : chargedNote),
        },
        {
          value: 'before-arrival',
          label: words('balance.before-arrival'),
          note: words(why ? `balance.${why}` : 'balance.before-arrival-note', { date }),
          disabled: why !== undefined,
        },
      ]}
    />
  )
}
