import type { ReactNode } from 'react'
import * as css from './layout.css.ts'

export type Gap = keyof typeof css.stack
export type StackTag =
  | 'div'
  | 'section'
  | 'main'
  | 'header'
  | 'footer'
  | 'nav'
  | 'ul'
  | 'ol'
  | 'li'
  | 'fieldset'

export type StackProps = {
  readonly gap?: Gap | undefined
  readonly as?: StackTag | undefined
  readonly labelledBy?: string | undefined
  readonly children: ReactNode
}

/** Lays its children out in a column. */
export function Stack({ gap = 'medium', as: Tag = 'div', labelledBy, children }: StackProps) {
  return (
    <Tag className={css.stack[gap]} aria-labelledby={labelledBy}>
      {children}
    </Tag>
  )
}
