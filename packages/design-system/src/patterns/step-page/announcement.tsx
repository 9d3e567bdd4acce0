import { type ReactNode, useEffect, useRef } from 'react'
import * as css from './step-page.css.ts'

/** What came of a press, where the page does not simply go on: it has the focus as soon as it is known. */
export function Announcement({ children }: { readonly children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} tabIndex={-1} className={css.announcement}>
      {children}
    </div>
  )
}
