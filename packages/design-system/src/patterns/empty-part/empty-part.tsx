import type { ReactNode } from 'react'
import { Heading } from '../../components/text/index.ts'
import { PropertyScene } from '../../scenes/index.ts'
import * as css from './empty-part.css.ts'

export type EmptyPartProps = {
  /** Why nothing is there. */
  readonly title: string
  /** What was kept, and what can be done now. */
  readonly children: ReactNode
  readonly action?: ReactNode
  /** The room, where the page is about one; the place otherwise. None in a part among others. */
  readonly picture?: ReactNode
  /** Something went wrong: a screen reader is interrupted. */
  readonly isTrouble?: boolean | undefined
}

/** The first part of a page with nothing in it: a card with a picture, why it is empty, and the way on. */
export function EmptyPart({ title, children, action, picture, isTrouble }: EmptyPartProps) {
  return (
    <div className={css.card}>
      {picture !== null && <div className={css.picture}>{picture ?? <PropertyScene />}</div>}
      <div className={css.wording} role={isTrouble ? 'alert' : 'status'}>
        <Heading level={2} look="title">
          {title}
        </Heading>
        <div className={css.body}>{children}</div>
        {action && <div className={css.action}>{action}</div>}
      </div>
    </div>
  )
}
