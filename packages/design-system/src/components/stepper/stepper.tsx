import { type KeyboardEvent, useId } from 'react'
import { hidden } from '../visually-hidden/visually-hidden.css.ts'
import * as css from './stepper.css.ts'

export type StepperProps = {
  readonly label: string
  /** `field`: its label above it, as beside other fields of a form. */
  readonly look?: keyof typeof css.looks | undefined
  readonly hint?: string | undefined
  /** What the count comes to, beside the hint. */
  readonly detail?: string | undefined
  readonly value: number
  readonly least?: number | undefined
  readonly most: number
  /** The count as it is said: "2 adults". */
  readonly valueText: string
  readonly lessLabel: string
  readonly moreLabel: string
  readonly onChange: (value: number) => void
}

/**
 * A count of a few. Two presses and what they come to, which is said as it changes; the arrows do the same. Who stands on
 * a press that can go no further keeps the focus.
 */
export function Stepper(props: StepperProps) {
  const { label, look = 'line', hint, detail, value, least = 0, most } = props
  const { valueText, lessLabel, moreLabel, onChange } = props
  const id = useId()
  const set = (next: number) => {
    if (next >= least && next <= most && next !== value) onChange(next)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0
    if (by === 0) return
    event.preventDefault()
    set(value + by)
  }
  const about = hint || detail ? `${id}-about` : undefined
  return (
    <div className={css.looks[look]} role="group" aria-labelledby={`${id}-label`} aria-describedby={about}>
      <div className={css.wording}>
        <span id={`${id}-label`} className={css.labels[look]}>
          {label}
        </span>
        {about && (
          <span id={about} className={css.about}>
            {hint && <span>{hint}</span>}
            {detail && <span className={css.detail}>{detail}</span>}
          </span>
        )}
      </div>
      <div className={css.controls}>
        <button
          type="button"
          className={css.press.less}
          aria-label={lessLabel}
          aria-disabled={value <= least || undefined}
          onClick={() => set(value - 1)}
          onKeyDown={onKeyDown}
        />
        <span className={css.value} aria-hidden="true">
          {value}
        </span>
        <output className={hidden}>{valueText}</output>
        <button
          type="button"
          className={css.press.more}
          aria-label={moreLabel}
          aria-disabled={value >= most || undefined}
          onClick={() => set(value + 1)}
          onKeyDown={onKeyDown}
        />
      </div>
    </div>
  )
}
