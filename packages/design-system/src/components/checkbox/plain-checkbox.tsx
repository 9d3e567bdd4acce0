import type { ReactNode } from 'react'
import * as css from './checkbox.css.ts'

export type PlainCheckboxProps = {
  readonly name: string
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  readonly required?: boolean | undefined
  /** Where what is wrong with it is said. */
  readonly errorId?: string | undefined
  /** The label: the whole line can be pressed. */
  readonly children: ReactNode
}

/** A checkbox without the message of a fault, which its form shows apart: small enough for the first view. */
export function PlainCheckbox({ name, checked, onChange, required, errorId, children }: PlainCheckboxProps) {
  return (
    <label className={css.line}>
      <input
        type="checkbox"
        className={css.box}
        name={name}
        checked={checked}
        aria-required={required}
        aria-invalid={errorId ? true : undefined}
        aria-describedby={errorId}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>{children}</span>
    </label>
  )
}
