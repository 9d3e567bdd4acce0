import type { BalanceDue, Locale, Money } from '@veranda/domain'
import { exactMoney, fullDate } from './letter-formats.ts'
import type { Say } from './letter-words.ts'

export type Outstanding = {
  /** Still to pay. */
  readonly left: Money
  readonly due: BalanceDue
}

/** What is still to pay, and by when. */
export function outstandingWords(
  { locale, left, due }: Outstanding & { readonly locale: Locale },
  say: Say,
): string {
  const amount = exactMoney(locale, left)
  switch (due.kind) {
    case 'nothing':
      return say('letter-money.all-paid')
    case 'at-check-in':
      return say('letter-balance.at-check-in', { amount })
    case 'before-arrival':
      return say('letter-balance.due-by', { amount, date: fullDate(locale, due.by) })
  }
}
