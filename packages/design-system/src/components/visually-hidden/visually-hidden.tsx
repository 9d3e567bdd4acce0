import type { ReactNode } from 'react'
import * as css from './visually-hidden.css.ts'

/** Said by a screen reader, not shown. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }) {
  return <span className={css.hidden}>{children}</span>
}
