import type { ReactNode } from 'react'
import { Icon, type IconName } from '../../components/icon/index.ts'
import { Heading, Text } from '../../components/text/index.ts'
import * as css from './staff-empty.css.ts'

export type StaffEmptyProps = {
  readonly icon: IconName
  readonly title: string
  /** The title of the page itself, or of a part below it. */
  readonly level?: 1 | 2 | undefined
  /** What is known besides, and what can be done. */
  readonly children?: ReactNode
  readonly action?: ReactNode
}

/** A page of the back office, or a part of one, with nothing in it: a quiet mark, why it is empty, and the way on. */
export function StaffEmpty({ icon, title, level = 2, children, action }: StaffEmptyProps) {
  return (
    <div className={css.card}>
      <span className={css.mark}>
        <Icon name={icon} />
      </span>
      <div className={css.words} role={level === 2 ? 'status' : undefined}>
        <Heading level={level} look={level === 1 ? 'title' : 'lead'}>
          {title}
        </Heading>
        {children && <Text tone="muted">{children}</Text>}
      </div>
      {action}
    </div>
  )
}
