import type { BalanceDue, BalanceTiming, Money, Stay } from '@veranda/domain'
import type { LetterContent } from '../../platform/mail/letter.ts'
import { factLetter } from '../fact-letter.ts'
import { exactMoney, fullDate } from '../letter-formats.ts'
import type { GuestLetter, Say } from '../letter-words.ts'
import { stayFacts } from '../stay-facts.ts'

export type BalanceLetter = GuestLetter & {
  readonly stay: Stay
  readonly timing: BalanceTiming
  /** What was paid, or is to be paid before arrival. */
  readonly amount: Money
  /** Still to pay. */
  readonly left: Money
  readonly due: BalanceDue
}

/** The letter that says what was paid of a balance, or by when it is to be paid. */
export function balanceLetter(letter: BalanceLetter): Promise<LetterContent> {
  const { locale, stay, timing, reservationCode, amount, left } = letter
  const isPaid = timing === 'now'
  return factLetter(letter, (say) => ({
    subject: say(isPaid ? 'letter-balance.paid-subject' : 'letter-balance.agreed-subject'),
    sentence: say(isPaid ? 'letter-balance.paid-sentence' : 'letter-balance.agreed-sentence', {
      amount: exactMoney(locale, amount),
    }),
    facts: [
      { label: say('letter-reinstated.number'), text: reservationCode },
      ...stayFacts(locale, stay, say),
    ],
    figures: [
      ...(isPaid ? [{ label: say('letter-balance.paid'), text: exactMoney(locale, amount) }] : []),
      ...(left.amount > 0 ? [{ label: say('letter-balance.left'), text: exactMoney(locale, left) }] : []),
    ],
    paragraphs: [outstanding(letter, say)],
    help: say('letter-balance.help'),
  }))
}

function outstanding({ locale, left, due }: BalanceLetter, say: Say): string {
  const amount = exactMoney(locale, left)
  switch (due.kind) {
    case 'nothing':
      return say('letter-balance.all-paid')
    case 'at-check-in':
      return say('letter-balance.at-check-in', { amount })
    case 'before-arrival':
      return say('letter-balance.due-by', { amount, date: fullDate(locale, due.by) })
  }
}
