import type { ReactNode } from 'react'
import * as css from './layout.css.ts'
import type { Gap } from './stack.tsx'

export type RowProps = {
  readonly gap?: Gap | undefined
  readonly align?: keyof typeof css.align | undefined
  readonly wrap?: boolean | undefined
  readonly as?: 'div' | 'ul' | 'li' | 'nav' | undefined
  readonly children: ReactNode
}

/** Lays its children out in a row. */
export function Row({ gap = 'small', align = 'center', wrap, as: Tag = 'div', children }: RowProps) {
  return (
    <Tag className={[css.row[gap], css.align[align], wrap && css.wrap].filter(Boolean).join(' ')}>
      {children}
    </Tag>
  )
}
