import type { PaymentOffer, PaymentTiming, PlainDate } from '@veranda/domain'
import { useId } from 'react'
import { Text } from '../../components/text/index.ts'
import { useDates } from '../dates/index.ts'
import { useLaterWords } from '../later-words/index.ts'
import * as css from './price-change.css.ts'

/** Where the guest says when to pay: the bar of a phone leads there. */
export const paymentChoiceId = 'when-to-pay'

export type PaymentChoiceProps = {
  readonly offer: PaymentOffer
  /** What is paid, in words, where it is another sum than the difference right above: the question names it. */
  readonly amount?: string | undefined
  /** The day of the new stay on which it is paid at check-in. */
  readonly arrival: PlainDate
  readonly chosen: PaymentTiming
  readonly onChoose: (timing: PaymentTiming) => void
}

/** When the difference is paid, each way with its day; where there is one way only, it is told, not asked. */
export function PaymentChoice({ offer, amount, arrival, chosen, onChoose }: PaymentChoiceProps) {
  const words = useLaterWords()
  const dates = useDates()
  const { timings, dueBy } = offer
  const noteOf = (timing: PaymentTiming): string =>
    timing === 'now'
      ? words('price-change.now-note')
      : words(`price-change.${timing}-note`, {
          date: dates.day(timing === 'before-arrival' ? (dueBy ?? arrival) : arrival),
        })
  const name = useId()
  const timing = timingIn(timings, chosen)
  if (!isAskedWhen(offer)) {
    return (
      <Text look="small" tone="muted">
        {noteOf(timing)}
      </Text>
    )
  }
  return (
    <fieldset id={paymentChoiceId} className={css.choices}>
      <legend className={css.question} tabIndex={-1}>
        {amount === undefined ? words('price-change.when') : words('price-change.when-amount', { amount })}
      </legend>
      {timings.map((each) => (
        <div key={each} className={css.choice}>
          <input
            className={css.radio}
            type="radio"
            id={`${name}-${each}`}
            name={name}
            value={each}
            checked={each === timing}
            aria-describedby={`${name}-${each}-note`}
            onChange={() => onChoose(each)}
          />
          <div>
            <label className={css.choiceTitle} htmlFor={`${name}-${each}`}>
              {words(`price-change.${each}`)}
            </label>
            <span className={css.choiceNote} id={`${name}-${each}-note`}>
              {noteOf(each)}
            </span>
          </div>
        </div>
      ))}
    </fieldset>
  )
}

/** Whether there is more than one time to pay at, so that the guest chooses. */
export const isAskedWhen = ({ timings }: PaymentOffer): boolean => timings.length > 1

/** The chosen timing, or the first that is offered where the chosen one is not. */
export const timingIn = (timings: readonly PaymentTiming[], chosen: PaymentTiming): PaymentTiming =>
  timings.includes(chosen) ? chosen : (timings[0] ?? 'now')
