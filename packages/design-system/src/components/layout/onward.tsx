import type { ReactNode } from 'react'
import * as css from './layout.css.ts'

/** What leads on from a page on which all is done: as long as the page on a phone, as long as its words elsewhere. */
export function Onward({ children }: { readonly children: ReactNode }) {
  return <div className={css.onward}>{children}</div>
}
