import { type ReactNode, useState } from 'react'
import { Icon } from '../icon/index.ts'
import * as css from './disclosure.css.ts'

export type DisclosureProps = {
  readonly title: ReactNode
  /** What it says while it is closed. */
  readonly summary?: ReactNode
  /** A sum, at the end of the summary's line. */
  readonly amount?: string | undefined
  readonly open?: boolean | undefined
  /** `opened`: the body is made when it is first opened, and kept. */
  readonly body?: 'always' | 'opened'
  readonly children: ReactNode
}

/** A heading that opens and closes the content below it. */
export function Disclosure({ title, summary, amount, open, body = 'always', children }: DisclosureProps) {
  const [wasOpened, setWasOpened] = useState(open === true)
  return (
    <details
      className={css.disclosure}
      open={open}
      onToggle={({ currentTarget }) => currentTarget.open && setWasOpened(true)}
    >
      <summary className={css.summary}>
        <span>
          <span className={css.title}>{title}</span>
          {summary && <span className={css.glance}> {summary}</span>}
        </span>
        {amount && <span className={css.amount}>{amount}</span>}
        <span className={css.chevron}>
          <Icon name="chevron-down" />
        </span>
      </summary>
      <div className={css.body}>{body === 'always' || wasOpened || open ? children : null}</div>
    </details>
  )
}
