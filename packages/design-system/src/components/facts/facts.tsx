import type { ReactNode } from 'react'
import * as css from './facts.css.ts'

export type Fact = {
  readonly term: string
  readonly detail: ReactNode
  readonly note?: ReactNode
}

export function Facts({ items }: { readonly items: readonly Fact[] }) {
  return (
    <dl className={css.facts}>
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
