import type { ReactNode } from 'react'
import * as css from './surface.css.ts'

export type SurfaceProps = {
  readonly tone?: keyof typeof css.surface | undefined
  readonly as?: 'section' | 'div' | 'article' | undefined
  readonly labelledBy?: string | undefined
  readonly children: ReactNode
}

/** A sheet with its own padding. On the stage every ink inside turns with it. */
export function Surface({ tone = 'plain', as: Tag = 'div', labelledBy, children }: SurfaceProps) {
  return (
    <Tag className={css.surface[tone]} aria-labelledby={labelledBy}>
      {children}
    </Tag>
  )
}
