import { type ReactNode, useId } from 'react'
import * as fieldCss from '../field/field.css.ts'
import { Icon } from '../icon/index.ts'
import * as css from './checkbox.css.ts'

export type CheckboxProps = {
  readonly name: string
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  readonly error?: string | undefined
  readonly required?: boolean | undefined
  /** The label: the whole line can be pressed. */
  readonly children: ReactNode
}

export function Checkbox({ name, checked, onChange, error, required, children }: CheckboxProps) {
  const errorId = useId()
  return (
    <div className={css.group}>
      <label className={css.line}>
        <input
          type="checkbox"
          className={css.box}
          name={name}
          checked={checked}
          aria-required={required}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>{children}</span>
      </label>
      {error && (
        <p className={fieldCss.error} id={errorId}>
          <Icon name="alert" />
          <span>{error}</span>
        </p>
      )}
    </div>
  )
}
