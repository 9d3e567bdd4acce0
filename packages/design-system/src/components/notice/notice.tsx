import type { ReactNode } from 'react'
import { Icon, type IconName } from '../icon/index.ts'
import * as css from './notice.css.ts'

export type NoticeTone = keyof typeof css.notice

export type NoticeProps = {
  readonly tone: NoticeTone
  readonly title: ReactNode
  readonly action?: ReactNode
  readonly children?: ReactNode
}

const marks: Record<NoticeTone, IconName> = {
  info: 'info',
  positive: 'check',
  caution: 'clock',
  negative: 'alert',
}

/**
 * What happened, what was kept, and the one thing to do next. A negative notice interrupts a screen reader, the others
 * wait their turn.
 */
export function Notice({ tone, title, action, children }: NoticeProps) {
  return (
    <div className={css.notice[tone]} role={tone === 'negative' ? 'alert' : 'status'}>
      <span className={css.mark[tone]}>
        <Icon name={marks[tone]} />
      </span>
      <div className={css.words}>
        <p className={css.title}>{title}</p>
        {children && <div className={css.body}>{children}</div>}
        {action && <div className={css.action}>{action}</div>}
      </div>
    </div>
  )
}
