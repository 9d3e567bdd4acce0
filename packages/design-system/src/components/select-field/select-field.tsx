import { Field, type FieldProps } from '../field/index.ts'
import { Icon } from '../icon/index.ts'
import * as css from './select-field.css.ts'

export type SelectOption = {
  readonly value: string
  readonly label: string
  readonly lang?: string | undefined
}

export type SelectFieldProps = FieldProps & {
  readonly value: string
  readonly options: readonly SelectOption[]
  readonly onChange: (value: string) => void
  readonly name?: string | undefined
  readonly autoComplete?: string | undefined
  readonly disabled?: boolean | undefined
  readonly required?: boolean | undefined
  /** In a line of controls: the label is heard, not seen. */
  readonly compact?: boolean | undefined
}

/** Required without the browser's own check, which would call an empty one wrong before anything was chosen. */
export function SelectField({ label, hint, error, compact, options, onChange, ...select }: SelectFieldProps) {
  const { required, ...plain } = select
  const attributes = { ...plain, 'aria-required': required }
  const list = options.map(({ value, label, lang }) => (
    <option key={value} value={value} lang={lang} className={css.option}>
      {label}
    </option>
  ))
  const pick = (event: { readonly target: { readonly value: string } }): void => onChange(event.target.value)
  const chevron = (
    <span className={css.chevron}>
      <Icon name="chevron-down" />
    </span>
  )

  if (compact) {
    return (
      <span className={css.frame}>
        <select {...attributes} aria-label={label} className={css.compact} onChange={pick}>
          {list}
        </select>
        {chevron}
      </span>
    )
  }
  return (
    <Field label={label} hint={hint} error={error}>
      {({ className, ...control }) => (
        <span className={css.frame}>
          <select {...attributes} {...control} className={`${className} ${css.room}`} onChange={pick}>
            {list}
          </select>
          {chevron}
        </span>
      )}
    </Field>
  )
}
