import type { ReactNode } from 'react'
import * as css from './layout.css.ts'

export type ColumnsProps = {
  /** Stays in sight beside the main column where both fit, follows it where they do not. */
  readonly aside: ReactNode
  readonly children: ReactNode
}

/** A main column, and beside or below it what belongs to it. */
export function Columns({ aside, children }: ColumnsProps) {
  return (
    <div className={css.columns}>
      <div className={css.stack.large}>{children}</div>
      <div className={css.aside}>{aside}</div>
    </div>
  )
}
