import type { ReactNode } from 'react'
import * as css from './step-page.css.ts'

export type StepBarProps = {
  /** The name of the sum beside the button: “To pay now”. */
  readonly label?: ReactNode
  readonly sum?: ReactNode
  readonly note?: ReactNode
  /** It ends the page of a phone too, instead of lying over what is in sight. */
  readonly isAtEnd?: boolean | undefined
  /** The one press. */
  readonly children: ReactNode
}

/** The sum and the button of the next step, at the bottom of a phone. */
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
