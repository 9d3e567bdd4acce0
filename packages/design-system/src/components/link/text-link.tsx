import type { MouseEvent, ReactNode } from 'react'
import { Icon } from '../icon/index.ts'
import * as css from './link.css.ts'

export type TextLinkProps = {
  readonly href: string
  readonly onNavigate?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined
  /** Leaves the site, in a tab of its own. */
  readonly external?: boolean | undefined
  readonly children: ReactNode
}

export function TextLink({ href, onNavigate, external, children }: TextLinkProps) {
  if (!external) {
    return (
      <a className={css.link} href={href} onClick={onNavigate}>
        {children}
      </a>
    )
  }
  return (
    <a className={css.link} href={href} target="_blank" rel="noreferrer">
      {children}
      <span className={css.mark}>
        <Icon name="external" />
      </span>
    </a>
  )
}
