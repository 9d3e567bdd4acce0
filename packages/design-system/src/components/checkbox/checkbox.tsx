import { useId } from 'react'
import * as fieldCss from '../field/field.css.ts'
import { Icon } from '../icon/index.ts'
import * as css from './checkbox.css.ts'
import { PlainCheckbox, type PlainCheckboxProps } from './plain-checkbox.tsx'

export type CheckboxProps = Omit<PlainCheckboxProps, 'errorId'> & { readonly error?: string | undefined }

/** A checkbox with its label and its error. */
export function Checkbox({ error, ...choice }: CheckboxProps) {
  const errorId = useId()
  return (
    <div className={css.group}>
      <PlainCheckbox {...choice} errorId={error ? errorId : undefined} />
      {error && (
        <p className={fieldCss.error} id={errorId}>
          <Icon name="alert" />
          <span>{error}</span>
        </p>
      )}
    </div>
  )
}
