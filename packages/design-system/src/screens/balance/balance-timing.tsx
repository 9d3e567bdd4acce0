import { everyRoomRefundable, whyNotBeforeArrival } from '@veranda/domain'
import { Choice } from '../../components/choice/index.ts'
import { useDates } from '../../patterns/dates/index.ts'
import { useLaterWords } from '../../patterns/later-words/index.ts'
import type { PaidWhen, PayableBalance } from './balance.ts'

export type BalanceTimingChoiceProps = {
  readonly payable: Pick<PayableBalance, 'reservation' | 'today' | 'offersAutomatic'>
  readonly timing: PaidWhen
  /** The money is sent by the guest’s own bank: nothing is charged. */
  readonly isSent: boolean
  readonly onTiming: (timing: PaidWhen) => void
}

/** Now, or before arrival; where the latter is not possible, it says why. */
export function BalanceTimingChoice({ payable, timing, isSent, onTiming }: BalanceTimingChoiceProps) {
  const { reservation, today, offersAutomatic } = payable
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
      onChange={(value) => onTiming(value === 'before-arrival' || value === 'automatic' ? value : 'now')}
      options={[
        {
          value: 'now',
          label: words('balance.now'),
          note: words(isSent ? 'bank-transfer.now-note' : chargedNote),
        },
        ...(offersAutomatic
          ? [
              {
                value: 'automatic',
                label: date ? words('balance.automatic', { date }) : words('balance.automatic-no-day'),
                note: words(why ? `balance.${why}` : 'balance.automatic-note', { date }),
                disabled: why !== undefined,
              },
            ]
          : []),
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
