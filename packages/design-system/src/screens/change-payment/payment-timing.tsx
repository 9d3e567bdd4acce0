import { Choice } from '../../components/choice/index.ts'
import { useDates } from '../../patterns/dates/index.ts'
import { useMoney } from '../../patterns/money/index.ts'
import { useLaterWords } from '../../patterns/later-words/index.ts'
import type { ChangeBill, PaidWhen } from './change-payment.ts'

export type PaymentTimingChoiceProps = {
  readonly automatic: NonNullable<ChangeBill['automatic']>
  readonly when: PaidWhen
  /** The service refused to leave it to that day: it is charged now, or not at all. */
  readonly isOnlyNow: boolean
  readonly onWhen: (when: PaidWhen) => void
}

/** Now, or with the whole balance on its day: the same choice as on the page of the balance. */
export function PaymentTimingChoice({ automatic, when, isOnlyNow, onWhen }: PaymentTimingChoiceProps) {
  const { on, amount } = automatic
  const words = useLaterWords()
  const dates = useDates()
  const { exact } = useMoney()
  return (
    <Choice
      look="heading"
      label={words('balance.when')}
      value={when}
      onChange={(value) => onWhen(value === 'automatic' ? value : 'now')}
      options={[
        { value: 'now', label: words('balance.now'), note: words('balance.now-note') },
        {
          value: 'automatic',
          label: words('balance.automatic', { date: dates.day(on) }),
          note: isOnlyNow
            ? words('change-payment.only-now-note')
            : words('change-payment.when-automatic-note', { amount: exact(amount) }),
          disabled: isOnlyNow,
        },
      ]}
    />
  )
}
