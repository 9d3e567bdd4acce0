import type { CreditNote } from '@veranda/domain'
import { useDates } from '../../patterns/dates/index.ts'
import { useMoney } from '../../patterns/money/index.ts'
import { useLaterWords } from '../../patterns/words/index.ts'
import * as css from './cancelled.css.ts'

/** A credit note as something to keep: its worth, its code, its last day. */
export function Credit({ note }: { readonly note: CreditNote }) {
  const words = useLaterWords()
  const dates = useDates()
  const money = useMoney()
  return (
    <section className={css.credit} aria-label={words('cancelled.credit')}>
      <p className={css.small}>{words('cancelled.credit')}</p>
      <p className={css.worth}>{money.exact(note.amount)}</p>
      <p className={css.code}>{note.code}</p>
      <p className={css.small}>{words('cancelled.credit-until', { date: dates.day(note.validUntil) })}</p>
    </section>
  )
}
