import type { ReactNode } from 'react'
import * as css from './facts.css.ts'

export type Fact = {
  readonly term: string
  readonly detail: ReactNode
  readonly note?: ReactNode
}

export type FactsProps = {
  readonly items: readonly Fact[]
  /** How long they are, and so how many stand beside each other. */
  readonly of?: keyof typeof css.facts | undefined
}

/** Terms and their details: the dates of a stay, the data of a guest. */
export function Facts({ items, of = 'words' }: FactsProps) {
  return (
    <dl className={css.facts[of]}>
      {items.map(({ term, detail, note }) => (
        <div key={term} className={css.fact}>
          <dt className={css.term}>{term}</dt>
          <dd className={css.detail}>{detail}</dd>
          {note && <dd className={css.note}>{note}</dd>}
        </div>
      ))}
    </dl>
  )
}
