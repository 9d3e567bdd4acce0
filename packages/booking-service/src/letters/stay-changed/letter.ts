import { nightsOf, type PaymentTiming, paymentTimings } from '@veranda/domain'
import type { LetterMessageId } from '@veranda/messages/letters'
import * as v from 'valibot'
import { factLetter } from '../fact-letter.ts'
import type { Fact } from '../letter-parts.ts'
import type { LetterContent } from '../../platform/mail/letter.ts'
import { exactMoney, fullDate, signedMoney } from '../letter-formats.ts'
import type { Say } from '../letter-words.ts'
import { addOnFacts, reported, roomFacts } from './room-facts.ts'
import { addressed, type LetterOf, parts } from '../to-main-guest.ts'
import { stayFacts } from '../stay-facts.ts'

/** The outbox's payload, which contains neither a name nor an address. */
export const stayChangedOrder = v.object({
  ...addressed,
  before: parts.stay,
  after: parts.stay,
  ...reported,
  newTotal: parts.price,
  /** The new total minus the old one. */
  difference: parts.price,
  settlement: v.picklist(['nothing', 'owes-less', 'to-pay', 'to-refund']),
  /** To pay, to refund, or left to pay, according to the settlement. */
  amount: parts.price,
  paidBy: v.nullable(v.picklist(paymentTimings)),
  /** When the remaining balance is due. */
  due: v.variant('kind', [
    v.object({ kind: v.literal('before-arrival'), by: parts.date }),
    v.object({ kind: v.literal('at-check-in') }),
  ]),
})

export type StayChangedLetter = Omit<LetterOf<typeof stayChangedOrder>, 'timeZone'>

/** The letter about a changed stay and its price. It contains messages only, no free text. */
export function stayChangedLetter(letter: StayChangedLetter): Promise<LetterContent> {
  const isMoved = hasMoved(letter)
  return factLetter(letter, (say) => ({
    subject: say(isMoved ? 'letter-dates-changed.subject' : 'letter-stay-changed.subject'),
    sentence: say(isMoved ? 'letter-dates-changed.sentence' : 'letter-stay-changed.sentence'),
    facts: [
      ...(isMoved ? datesFacts(letter, say) : []),
      ...roomFacts(letter, say),
      ...addOnFacts(letter, say),
    ],
    figures: figuresOf(letter, say),
    paragraphs: [settled(letter, say)],
    help: say('letter-dates-changed.help'),
  }))
}

const hasMoved = ({ before, after }: StayChangedLetter): boolean =>
  before.arrival !== after.arrival || before.departure !== after.departure

const datesFacts = ({ locale, before, after }: StayChangedLetter, say: Say): readonly Fact[] => [
  ...stayFacts(locale, after, say),
  {
    label: say('letter-dates-changed.before'),
    text: say('letter-dates-changed.stay-before', {
      arrival: fullDate(locale, before.arrival),
      departure: fullDate(locale, before.departure),
      nights: nightsOf(before),
    }),
  },
]

function figuresOf(letter: StayChangedLetter, say: Say): readonly Fact[] {
  const { locale, newTotal, difference } = letter
  const total = { label: say('letter-stay-changed.new-total'), text: exactMoney(locale, newTotal) }
  if (difference.amount === 0) return [total]
  const before = { ...newTotal, amount: newTotal.amount - difference.amount }
  return [
    { label: say('letter-stay-changed.old-total'), text: exactMoney(locale, before) },
    total,
    { label: say('letter-dates-changed.difference'), text: signedMoney(locale, difference) },
  ]
}

function settled(letter: StayChangedLetter, say: Say): string {
  const { locale, amount, due } = letter
  const date = due.kind === 'before-arrival' ? { date: fullDate(locale, due.by) } : {}
  return say(settledWords(letter), { amount: exactMoney(locale, amount), ...date })
}

/** How the difference is paid or refunded. */
function settledWords({ settlement, difference, amount, paidBy, due }: StayChangedLetter): LetterMessageId {
  switch (settlement) {
    case 'nothing':
      // A price increase with nothing to pay: more had been paid than the stay cost.
      return difference.amount > 0 ? 'letter-dates-changed.covered' : 'letter-dates-changed.same-price'
    case 'owes-less':
      return amount.amount > 0 ? outstandingWords[due.kind] : 'letter-dates-changed.owes-nothing'
    case 'to-refund':
      return 'letter-dates-changed.comes-back'
    case 'to-pay':
      return paidBy === null ? 'letter-dates-changed.to-pay' : paidWords(paidBy, due)
  }
}

function paidWords(paidBy: PaymentTiming, { kind }: StayChangedLetter['due']): LetterMessageId {
  if (paidBy === 'now') return 'letter-dates-changed.paid-now'
  return paidBy === 'before-arrival' && kind === 'before-arrival'
    ? 'letter-dates-changed.pay-by'
    : 'letter-dates-changed.pay-at-check-in'
}

const outstandingWords = {
  'before-arrival': 'letter-dates-changed.owes-less-by',
  'at-check-in': 'letter-dates-changed.lowers-balance-at-check-in',
} as const satisfies Record<StayChangedLetter['due']['kind'], LetterMessageId>
