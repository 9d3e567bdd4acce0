import { Field, type FieldProps } from '../field/index.ts'
import { Combo, type ComboProps } from './combo.tsx'

export type ComboFieldProps = FieldProps & Omit<ComboProps, 'look' | 'control'>

/** One of many, found by typing a part of its name. */
export const ComboField = ({ hint, error, ...combo }: ComboFieldProps) => (
  <Field label={combo.label} hint={hint} error={error}>
    {(control) => <Combo {...combo} control={control} />}
  </Field>
)
