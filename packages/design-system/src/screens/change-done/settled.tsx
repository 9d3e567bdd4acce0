import { type BalanceDue, isZero } from '@veranda/domain'
import { Happening } from '../../patterns/happening/index.ts'
import { type DateWords, useDates } from '../../patterns/dates/index.ts'
import { cardName } from '../../patterns/card-name/index.ts'
import { useMoney } from '../../patterns/money/index.ts'
import { type LaterWords, useLaterWords } from '../../patterns/later-words/index.ts'
import type { MoneyOutcome, RefundPart } from './money-outcome.ts'
import { laterIcons } from '../../components/icon/later-icons.ts'

/** How the difference is settled: one sum, and a sentence or two about it. */
export function Settled({ money: outcome }: { readonly money: MoneyOutcome }) {
  const words = useLaterWords()
  const dates = useDates()
  const { exact } = useMoney()
  switch (outcome.kind) {
    case 'nothing':
      return (
        <Happening icon="check" title={words('change-done.nothing')}>
          {words('change-done.nothing-note')}
        </Happening>
      )
    case 'paid':
      return (
        <Happening
          icon={laterIcons.card}
          title={words('change-done.paid', { amount: exact(outcome.amount) })}
        >
          {outcome.card
            ? words('change-done.paid-note', { card: cardName(outcome.card, words) })
            : words('change-done.paid-note-plain')}
        </Happening>
      )
    case 'at-check-in':
      return (
        <Happening icon="clock" title={words('change-done.at-check-in', { amount: exact(outcome.amount) })}>
          {words('change-done.at-check-in-note')}
        </Happening>
      )
    case 'before-arrival': {
      const due = { amount: exact(outcome.amount), date: dates.day(outcome.by) }
      return (
        <Happening icon="clock" title={words('change-done.before-arrival', due)}>
          {words('change-done.before-arrival-note')}
        </Happening>
      )
    }
    case 'automatic':
      return (
        <Happening
          icon={laterIcons.card}
          title={words('change-done.automatic', {
            amount: exact(outcome.amount),
            date: dates.day(outcome.on),
          })}
        >
          {words('change-done.automatic-note', {
            card: outcome.card ? cardName(outcome.card, words) : words('change-done.refund-card'),
          })}
        </Happening>
      )
    case 'owes-less':
      return isZero(outcome.balance) ? (
        <Happening icon="check" title={words('change-done.nothing')}>
          {words('change-done.nothing-note')}
        </Happening>
      ) : (
        <Happening
          icon="clock"
          title={words('change-done.lowers-balance', { amount: exact(outcome.balance) })}
        >
          {dueWords(outcome.due, words, dates)}
        </Happening>
      )
    case 'to-refund':
      return (
        <Happening
          icon={laterIcons.card}
          title={words('change-done.to-refund', { amount: exact(outcome.amount) })}
        >
          {outcome.parts.map((part) => (
            <span key={part.refundId}>
              {words(refundWords[part.state], {
                amount: exact(part.amount),
                card: part.card ? cardName(part.card, words) : words('change-done.refund-card'),
                days: outcome.workingDays,
              })}
            </span>
          ))}
        </Happening>
      )
  }
}

const refundWords = {
  requested: 'change-done.refund-requested',
  accepted: 'change-done.refund-accepted',
  paid: 'change-done.refund-paid',
  failed: 'change-done.refund-failed',
  'by-hand': 'change-done.refund-by-hand',
} as const satisfies Record<RefundPart['state'], string>

function dueWords(due: BalanceDue, words: LaterWords, dates: DateWords): string {
  switch (due.kind) {
    case 'nothing':
      return words('change-done.nothing-note')
    case 'at-check-in':
      return words('change-done.lowers-balance-at-check-in')
    case 'before-arrival':
      return words('change-done.owes-less-by', { date: dates.day(due.by) })
  }
}
