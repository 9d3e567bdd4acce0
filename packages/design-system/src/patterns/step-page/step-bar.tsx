import type { ReactNode } from 'react'
import * as css from './step-page.css.ts'

export type StepBarProps = {
  /** What the next step comes to, in a word and a sum. */
  readonly label?: ReactNode
  readonly sum?: ReactNode
  readonly note?: ReactNode
  /** It ends the page of a phone too, instead of lying over what is in sight. */
  readonly isAtEnd?: boolean | undefined
  /** The one press. */
  readonly children: ReactNode
}

/** What it comes to and the next step, in reach of a thumb. */
export function StepBar({ label, sum, note, isAtEnd, children }: StepBarProps) {
  const isSilent = !label && !sum && !note
  return (
    <div className={isSilent ? css.pressAlone : css.bar} data-at-end={isAtEnd || undefined}>
      {!isSilent && (
        <div className={css.wording}>
          {label && <span>{label}</span>}
          {sum && <span className={css.sum}>{sum}</span>}
          {note}
        </div>
      )}
      <div className={css.press}>{children}</div>
    </div>
  )
}
