import type { ReactNode } from 'react'
import { LongWait } from './long-wait.tsx'
import * as css from './waiting.css.ts'

export type WaitingProps = {
  /** What is awaited, in words. */
  readonly label: string
  /** The shape of what is coming. */
  readonly children: ReactNode
}

/** A part of a page that is on its way: said in a line, drawn as a shape, and where it takes long, what to do. */
export function Waiting({ label, children }: WaitingProps) {
  return (
    <div className={css.waiting}>
      <div role="status" className={css.words}>
        <p className={css.label}>{label}</p>
        <LongWait />
      </div>
      {children}
    </div>
  )
}
