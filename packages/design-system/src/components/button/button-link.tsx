import type { MouseEvent } from 'react'
import { ButtonContent, type ButtonLook, buttonLook } from './button.tsx'

export type ButtonLinkProps = ButtonLook & {
  readonly href: string
  readonly onNavigate?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined
}

/** A link that looks like a button: it goes somewhere, so the browser's own ways of opening it stay. */
export function ButtonLink({ href, onNavigate, ...look }: ButtonLinkProps) {
  return (
    <a href={href} className={buttonLook(look)} onClick={onNavigate}>
      <ButtonContent icon={look.icon}>{look.children}</ButtonContent>
    </a>
  )
}
