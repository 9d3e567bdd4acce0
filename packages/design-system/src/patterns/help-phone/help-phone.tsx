import { type CallCentreState, dialled, displayOf, type HelpLine, type TimeZone } from '@veranda/domain'
import type { MouseEvent } from 'react'
import { useWords } from '../words/index.ts'
import { phone } from './help-phone.css.ts'

export type CallMeLink = {
  readonly href: string
  readonly onNavigate?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined
}

export type Help = {
  readonly lines: readonly HelpLine[]
  /** Where a guest asks to be called; nothing on that page itself. */
  readonly callMe?: CallMeLink | undefined
  /** Whether the call centre is open, and when it next opens or closes. */
  readonly opening?: CallCentreState | undefined
  readonly guestTimeZone: TimeZone
}

/** The phone number of a help line, as a link that dials it. */
export function HelpPhone({ line }: { readonly line: HelpLine }) {
  const words = useWords()
  const number = displayOf(line)
  return (
    <a className={phone} href={`tel:${dialled(line.phone)}`} aria-label={words('help-line.call', { number })}>
      {number}
    </a>
  )
}
