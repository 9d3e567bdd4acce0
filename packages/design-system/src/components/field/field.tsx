import { type ReactNode, useId } from 'react'
import { Icon } from '../icon/index.ts'
import * as css from './field.css.ts'

export type FieldProps = {
  readonly label: string
  readonly hint?: ReactNode
  readonly error?: string | undefined
}

export type ControlAttributes = {
  readonly id: string
  readonly className: string
  readonly 'aria-invalid': true | undefined
  readonly 'aria-describedby': string | undefined
}

/** Label, control, hint and error in one order, tied together for a screen reader. */
export function Field(props: FieldProps & { readonly children: (control: ControlAttributes) => ReactNode }) {
  const { label, hint, error, children } = props
  const id = useId()
  const hintId = hint ? `${id}-hint` : undefined
  const errorId = error ? `${id}-error` : undefined
  return (
    <div className={css.field}>
      <label id={`${id}-label`} className={css.label} htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        className: css.control,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': [errorId, hintId].filter(Boolean).join(' ') || undefined,
      })}
      {error && (
        <p className={css.error} id={errorId}>
          <Icon name="alert" />
          <span>{error}</span>
        </p>
      )}
      {hint && (
        <p className={css.hint} id={hintId}>
          {hint}
        </p>
      )}
    </div>
  )
}
