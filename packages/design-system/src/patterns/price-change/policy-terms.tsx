import type { PenaltyCharge, PolicyStep, TimeZone } from '@veranda/domain'
import { useDates } from '../dates/index.ts'
import { type MoneyWords, useMoney } from '../money/index.ts'
import { type LaterWords, useLaterWords } from '../later-words/index.ts'
import * as css from './price-change.css.ts'

export type PolicyTermsProps = {
  readonly title: string
  readonly steps: readonly PolicyStep[]
  readonly zone: TimeZone
}

/** What cancelling costs, step by step. */
export function PolicyTerms({ title, steps, zone }: PolicyTermsProps) {
  const words = useLaterWords()
  const dates = useDates()
  const money = useMoney()
  return (
    <div>
      <p className={css.side}>{title}</p>
      <ul className={css.steps}>
        {steps.map(({ charge, until }) => (
          <li key={until ?? 'arrival'}>
            {until
              ? words('price-change.policy-until', {
                  moment: dates.moment(until, zone),
                  charge: chargeWords(charge, words, money),
                })
              : words(steps.length > 1 ? 'price-change.policy-then' : 'price-change.policy-always', {
                  charge: chargeWords(charge, words, money),
                })}
          </li>
        ))}
      </ul>
    </div>
  )
}

function chargeWords(charge: PenaltyCharge, words: LaterWords, money: MoneyWords): string {
  switch (charge.kind) {
    case 'nothing':
      return words('price-change.charge-nothing')
    case 'nights':
      return words('price-change.charge-nights', { count: charge.count })
    case 'percent':
      return words('price-change.charge-percent', { percent: charge.percent })
    case 'flat':
      return words('price-change.charge-flat', { amount: money.exact(charge.amount) })
    case 'whole-stay':
      return words('price-change.charge-whole-stay')
  }
}
