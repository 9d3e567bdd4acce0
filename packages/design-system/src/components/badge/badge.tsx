import type { ReactNode } from 'react'
import { Icon, type IconName } from '../icon/index.ts'
import * as css from './badge.css.ts'

export type BadgeTone = keyof typeof css.badge

const marks: Partial<Record<BadgeTone, IconName>> = { positive: 'check', caution: 'clock', negative: 'cross' }

/** A state in a word or two; its mark says the same to readers who cannot tell the colours apart. */
export function Badge({ tone, children }: { readonly tone: BadgeTone; readonly children: ReactNode }) {
  const mark = marks[tone]
  return (
    <span className={css.badge[tone]}>
      {mark && <Icon name={mark} />}
      {children}
    </span>
  )
}
