import type { ReactNode } from 'react'
import * as css from './text.css.ts'

export type HeadingLevel = 1 | 2 | 3 | 4
export type HeadingLook = keyof typeof css.heading

export type HeadingProps = {
  readonly level: HeadingLevel
  readonly look?: HeadingLook | undefined
  readonly id?: string | undefined
  readonly children: ReactNode
}

const usualLook: Record<HeadingLevel, HeadingLook> = { 1: 'hero', 2: 'title', 3: 'lead', 4: 'label' }

/** The level is for the outline of the page, the look for the eye. */
export function Heading({ level, look = usualLook[level], id, children }: HeadingProps) {
  const Tag = `h${level}` as const
  return (
    <Tag id={id} className={css.heading[look]}>
      {children}
    </Tag>
  )
}
