import type { BalanceTiming, Money, Stay } from '@veranda/domain'
import type { LetterContent } from '../../platform/mail/letter.ts'
import { factLetter } from '../fact-letter.ts'
import { exactMoney } from '../letter-formats.ts'
import type { GuestLetter } from '../letter-words.ts'
import { type Outstanding, outstandingWords } from '../outstanding-words.ts'
import { bookedStay } from '../stay-facts.ts'

export type BalanceLetter = GuestLetter &
  Outstanding & {
    readonly stay: Stay
    readonly timing: BalanceTiming
    /** What was paid, or is to be paid before arrival. */
    readonly amount: Money
  }

/** The letter that says what was paid of a balance, or by when it is to be paid. */
export function balanceLetter(letter: BalanceLetter): Promise<LetterContent> {
  const { locale, timing, amount, left } = letter
  const isPaid = timing === 'now'
  return factLetter(letter, (say) => ({
    subject: say(isPaid ? 'letter-balance.paid-subject' : 'letter-balance.agreed-subject'),
    sentence: say(isPaid ? 'letter-balance.paid-sentence' : 'letter-balance.agreed-sentence', {
      amount: exactMoney(locale, amount),
    }),
    facts: bookedStay(letter, say),
    figures: [
      ...(isPaid ? [{ label: say('letter-money.paid'), text: exactMoney(locale, amount) }] : []),
      ...(left.amount > 0 ? [{ label: say('letter-money.left'), text: exactMoney(locale, left) }] : []),
    ],
    paragraphs: [outstandingWords(letter, say)],
    help: say('letter-help.paying'),
  }))
}
