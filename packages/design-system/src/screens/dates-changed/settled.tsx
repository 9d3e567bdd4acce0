import { type BalanceDue, isZero } from '@veranda/domain'
import { type DateWords, useDates } from '../../patterns/dates/index.ts'
import { cardName } from '../../patterns/card-name/index.ts'
import { useMoney } from '../../patterns/money/index.ts'
import { type LaterWords, useLaterWords } from '../../patterns/words/index.ts'
import { Happening } from './happening.tsx'
import type { MoneyOutcome, RefundPart } from './money-outcome.ts'

/** How the difference is settled: one sum, and a sentence or two about it. */
export function Settled({ money: outcome }: { readonly money: MoneyOutcome }) {
  const words = useLaterWords()
  const dates = useDates()
  const { exact } = useMoney()
  switch (outcome.kind) {
    case 'nothing':
      return (
        <Happening icon="check" title={words('dates-changed.nothing')}>
          {words('dates-changed.nothing-note')}
        </Happening>
      )
    case 'paid':
      return (
        <Happening icon="card" title={words('dates-changed.paid', { amount: exact(outcome.amount) })}>
          {outcome.card
            ? words('dates-changed.paid-note', { card: cardName(outcome.card, words) })
            : words('dates-changed.paid-note-plain')}
        </Happening>
      )
    case 'at-check-in':
      return (
        <Happening icon="clock" title={words('dates-changed.at-check-in', { amount: exact(outcome.amount) })}>
          {words('dates-changed.at-check-in-note')}
        </Happening>
      )
    case 'before-arrival': {
      const due = { amount: exact(outcome.amount), date: dates.day(outcome.by) }
      return (
        <Happening icon="clock" title={words('dates-changed.before-arrival', due)}>
          {words('dates-changed.before-arrival-note')}
        </Happening>
      )
    }
    case 'owes-less':
      return isZero(outcome.balance) ? (
        <Happening icon="check" title={words('dates-changed.nothing')}>
          {words('dates-changed.nothing-note')}
        </Happening>
      ) : (
        <Happening icon="clock" title={words('dates-changed.owes-less', { amount: exact(outcome.balance) })}>
          {dueWords(outcome.due, words, dates)}
        </Happening>
      )
    case 'to-refund':
      return (
        <Happening icon="card" title={words('dates-changed.to-refund', { amount: exact(outcome.amount) })}>
          {outcome.parts.map((part) => (
            <span key={part.refundId}>
              {words(refundWords[part.state], {
                amount: exact(part.amount),
                card: part.card ? cardName(part.card, words) : words('dates-changed.refund-card'),
                days: outcome.workingDays,
              })}
            </span>
          ))}
        </Happening>
      )
  }
}

const refundWords = {
  requested: 'dates-changed.refund-requested',
  accepted: 'dates-changed.refund-accepted',
  paid: 'dates-changed.refund-paid',
  failed: 'dates-changed.refund-failed',
  'by-hand': 'dates-changed.refund-by-hand',
} as const satisfies Record<RefundPart['state'], string>

function dueWords(due: BalanceDue, words: LaterWords, dates: DateWords): string {
  switch (due.kind) {
    case 'nothing':
      return words('dates-changed.nothing-note')
    case 'at-check-in':
      return words('dates-changed.owes-less-at-check-in')
    case 'before-arrival':
      return words('dates-changed.owes-less-by', { date: dates.day(due.by) })
  }
}
