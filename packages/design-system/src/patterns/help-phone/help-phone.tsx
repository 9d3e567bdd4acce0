import type { CallCentreState, HelpRegion, TimeZone } from '@veranda/domain'
import { useWords } from '../words/index.ts'
import { phone } from './help-phone.css.ts'

/** `international` is the number to dial, `display` how it is written. */
export type PhoneLine = {
  readonly region: HelpRegion
  readonly international: string
  readonly display: string
}

export type Help = {
  readonly lines: readonly PhoneLine[]
  /** Whether somebody answers now, and the moment that next changes. */
  readonly opening?: CallCentreState | undefined
  readonly guestTimeZone: TimeZone
}

export function HelpPhone({ line }: { readonly line: PhoneLine }) {
  const words = useWords()
  return (
    <a
      className={phone}
      href={`tel:${line.international}`}
      aria-label={words('help-line.call', { number: line.display })}
    >
      {line.display}
    </a>
  )
}
