import type { MouseEvent, ReactNode } from 'react'
import { Icon } from '../icon/index.ts'
import * as css from './link.css.ts'
import { laterIcons } from '../icon/later-icons.ts'

export type TextLinkProps = {
  readonly href: string
  readonly onNavigate?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined
  /** Leaves the site, in a tab of its own. */
  readonly external?: boolean | undefined
  /** It hands over a file, which is called so once it is saved. */
  readonly fileName?: string | undefined
  /** In a sentence a link is as high as its line; alone it takes a whole finger. */
  readonly stands?: 'in-text' | 'alone' | undefined
  readonly children: ReactNode
}

/** A link in a sentence or on a line of its own, to a page, a file or another site. */
export function TextLink({ href, onNavigate, external, fileName, stands, children }: TextLinkProps) {
  const look = stands === 'alone' ? css.alone : css.link
  if (!external) {
    return (
      <a className={look} href={href} download={fileName} onClick={onNavigate}>
        {children}
      </a>
    )
  }
  return (
    <a className={look} href={href} target="_blank" rel="noreferrer">
      {children}
      <span className={css.mark}>
        <Icon name={laterIcons.external} />
      </span>
    </a>
  )
}
