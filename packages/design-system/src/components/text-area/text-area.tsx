import { Field, type FieldProps } from '../field/index.ts'

export type TextAreaProps = FieldProps & {
  readonly name: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly required?: boolean | undefined
  /** Lines in sight before it scrolls. */
  readonly rows?: number | undefined
}

/** A few lines of the guest's own. */
export function TextArea({ label, hint, error, onChange, required, name, value, rows = 4 }: TextAreaProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <textarea
          {...control}
          name={name}
          value={value}
          rows={rows}
          aria-required={required}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}
