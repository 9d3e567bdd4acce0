import type { ReactNode } from 'react'
import * as css from './facts.css.ts'

export type Fact = {
  readonly term: string
  readonly detail: ReactNode
  readonly note?: ReactNode
}

export type FactsProps = {
  readonly items: readonly Fact[]
  /** `row`: as many beside each other as fit, for a few words each; `pairs`: two, for longer ones. */
  readonly look?: keyof typeof css.facts | undefined
}

/** Terms and their details: the dates of a stay, the data of a guest. */
export function Facts({ items, look = 'row' }: FactsProps) {
  return (
    <dl className={css.facts[look]}>
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
