import type { CreditNote as Note } from '@veranda/domain'
import { CopyButton } from '../../components/copy-button/index.ts'
import { useDates } from '../dates/index.ts'
import { useMoney } from '../money/index.ts'
import { useLaterWords } from '../later-words/index.ts'
import * as css from './credit-note.css.ts'

/** A credit note as something to keep: its worth, its code to copy, its last day. */
export function CreditNote({ note }: { readonly note: Note }) {
  const words = useLaterWords()
  const dates = useDates()
  const money = useMoney()
  return (
    <section className={css.credit} aria-label={words('cancelled.credit')}>
      <p className={css.small}>{words('cancelled.credit')}</p>
      <p className={css.worth}>{money.exact(note.amount)}</p>
      <p className={css.code}>{note.code}</p>
      <CopyButton text={note.code} label={words('credit-note.copy')} copied={words('credit-note.copied')} />
      <p className={css.small}>{words('cancelled.credit-until', { date: dates.day(note.validUntil) })}</p>
    </section>
  )
}
