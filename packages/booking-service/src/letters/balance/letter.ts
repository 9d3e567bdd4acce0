import type { BalanceDue, BalanceTiming, Money, Stay } from '@veranda/domain'
import type { LetterContent } from '../../platform/mail/letter.ts'
import { factLetter } from '../fact-letter.ts'
import { exactMoney, fullDate } from '../letter-formats.ts'
import { type GuestLetter, type Say, wordsOf } from '../letter-words.ts'
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
  const { locale, letterhead, helpPhone, link, stay, timing, reservationCode, amount, left } = letter
  const say = wordsOf(letter)
  const isPaid = timing === 'now'
  const figure = (id: 'letter-balance.paid' | 'letter-balance.left', of: Money) => ({
    label: say(id),
    text: exactMoney(locale, of),
  })
  return factLetter({
    locale,
    letterhead,
    helpPhone,
    subject: say(isPaid ? 'letter-balance.paid-subject' : 'letter-balance.agreed-subject'),
    greeting: say('letter.greeting'),
    sentence: say(isPaid ? 'letter-balance.paid-sentence' : 'letter-balance.agreed-sentence', {
      amount: exactMoney(locale, amount),
    }),
    facts: [
      { label: say('letter-reinstated.number'), text: reservationCode },
      ...stayFacts(locale, stay, say),
    ],
    figures: [
      ...(isPaid ? [figure('letter-balance.paid', amount)] : []),
      ...(left.amount > 0 ? [figure('letter-balance.left', left)] : []),
    ],
    paragraphs: [outstanding(letter, say)],
    button: { href: link, label: say('letter.open-reservation') },
    help: say('letter-balance.help'),
    closing: say('letter.closing'),
  })
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
