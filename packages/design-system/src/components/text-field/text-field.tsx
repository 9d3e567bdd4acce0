import { Field, type FieldProps } from '../field/index.ts'

export type TextFieldProps = FieldProps & {
  readonly name: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly type?: 'text' | 'email' | 'password' | undefined
  readonly autoComplete?: string | undefined
  readonly inputMode?: 'text' | 'email' | 'numeric' | 'tel' | undefined
  readonly autoCapitalize?: 'none' | 'words' | 'characters' | undefined
  readonly required?: boolean | undefined
  readonly disabled?: boolean | undefined
}

/** A text field with its label, its hint and its error. */
export function TextField({ label, hint, error, onChange, required, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <input
          type="text"
          spellCheck={false}
          {...input}
          {...control}
          aria-required={required}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}
