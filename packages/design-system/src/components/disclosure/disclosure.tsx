import type { ReactNode } from 'react'
import { Icon } from '../icon/index.ts'
import * as css from './disclosure.css.ts'

export type DisclosureProps = {
  readonly title: string
  /** What it says while it is closed. */
  readonly summary?: ReactNode
  readonly open?: boolean | undefined
  readonly children: ReactNode
}

export function Disclosure({ title, summary, open, children }: DisclosureProps) {
  return (
    <details className={css.disclosure} open={open}>
      <summary className={css.summary}>
        <span>
          <span className={css.title}>{title}</span>
          {summary && <span className={css.glance}> {summary}</span>}
        </span>
        <span className={css.chevron}>
          <Icon name="chevron-down" />
        </span>
      </summary>
      <div className={css.body}>{children}</div>
    </details>
  )
}
