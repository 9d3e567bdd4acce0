import type { ReactNode } from 'react'
import * as css from './layout.css.ts'

export type InsetProps = { readonly size?: keyof typeof css.inset | undefined; readonly children: ReactNode }

/** Padding around its children. */
export function Inset({ size = 'medium', children }: InsetProps) {
  return <div className={css.inset[size]}>{children}</div>
}
