import type { CreditNote as Note } from '@veranda/domain'
import { useState } from 'react'
import { Button } from '../../components/button/index.ts'
import { useDates } from '../dates/index.ts'
import { useMoney } from '../money/index.ts'
import { useLaterWords } from '../words/index.ts'
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
      <Copy text={note.code} />
      <p className={css.small}>{words('cancelled.credit-until', { date: dates.day(note.validUntil) })}</p>
    </section>
  )
}

/** Where the browser lets nobody write to its clipboard, the code can be selected by one press. */
function Copy({ text }: { readonly text: string }) {
  const words = useLaterWords()
  const [isCopied, setIsCopied] = useState(false)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setIsCopied(true)
    } catch {
      setIsCopied(false)
    }
  }
  return (
    <p className={css.copy}>
      <Button tone="secondary" size="small" onPress={() => void copy()}>
        {words('credit-note.copy')}
      </Button>
      <span role="status" className={css.small}>
        {isCopied && words('credit-note.copied')}
      </span>
    </p>
  )
}
