import type { ReactNode } from 'react'
import * as css from './plain-table.css.ts'

export type PlainTableProps = {
  readonly label: string
  readonly columns: readonly { readonly title: string; readonly isNumber?: boolean | undefined }[]
  /** Rows whose numbers stand in cells marked `data-number`; a sum of them in a foot of its own. */
  readonly children: ReactNode
}

/** Without a pointer the table is scrolled with the arrow keys. */
const reachable = { tabIndex: 0 } as const

/** A table to be read: nothing in it is sorted or opened. What is wider than the page scrolls within it. */
export function PlainTable({ label, columns, children }: PlainTableProps) {
  return (
    <section className={css.frame} aria-label={label} {...reachable}>
      <table className={css.table}>
        <thead>
          <tr>
            {columns.map(({ title, isNumber }) => (
              <th key={title} scope="col" data-number={isNumber || undefined}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        {children}
      </table>
    </section>
  )
}
