import { type ReactNode, useLayoutEffect, useRef } from 'react'
import * as css from './step-page.css.ts'

/**
 * What came of a press, where the page does not simply go on. It has the focus, and the page scrolls to it, before it
 * is painted: nothing moves under a finger that already presses on.
 */
export function Announcement({ children }: { readonly children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} tabIndex={-1} className={css.announcement}>
      {children}
    </div>
  )
}
