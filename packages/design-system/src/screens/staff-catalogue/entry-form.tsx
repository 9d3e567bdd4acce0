import {
  type CatalogueField,
  catalogueOf,
  checkEntry,
  currencyCodes,
  fieldsOf,
  keyFieldOf,
} from '@veranda/domain'
import { useState } from 'react'
import { Button } from '../../components/button/index.ts'
import { Form } from '../../components/form/index.ts'
import { Row, Stack } from '../../components/layout/index.ts'
import { SelectField } from '../../components/select-field/index.ts'
import { Text } from '../../components/text/index.ts'
import { TextField } from '../../components/text-field/index.ts'
import { useStaffWords } from '../../patterns/words/index.ts'
import type { EntryOption, EntryScreenProps } from './entry-screen.tsx'
import { useFieldWords } from './field-words.ts'
import * as css from './staff-catalogue.css.ts'

type EntryFormProps = Pick<
  EntryScreenProps,
  'catalogue' | 'entryKey' | 'values' | 'saving' | 'options' | 'onValues' | 'onSave'
> & { readonly isEditable: boolean; readonly isBusy: boolean }

/** The fields of an entry, each by its kind. What is wrong is said once it was to be saved. */
export function EntryForm(props: EntryFormProps) {
  const { catalogue, entryKey, values, saving, onValues, onSave, isEditable, isBusy } = props
  const words = useStaffWords()
  const { problem } = useFieldWords()
  const [isTried, setTried] = useState(false)
  const checked = checkEntry(catalogue, values)
  const found: Readonly<Record<string, string>> = {
    ...(saving.kind === 'not-accepted' ? saving.problems : {}),
    ...(isTried && !checked.ok ? checked.refusal : {}),
  }
  const { needsApproval } = catalogueOf(catalogue)
  const submit = () => {
    setTried(true)
    if (checked.ok && !isBusy) onSave()
  }
  return (
    <Form label={words('catalogue.form')} onSubmit={submit}>
      <Stack gap="large">
        <div className={css.fields}>
          {fieldsOf(catalogue).map((field) => (
            <EntryField
              key={field.name}
              {...props}
              field={field}
              error={found[field.name] === undefined ? undefined : problem(found[field.name] ?? '')}
              isLocked={!isEditable || (entryKey !== undefined && field.name === keyFieldOf(catalogue).name)}
              onChange={(value) => onValues({ ...values, [field.name]: value })}
            />
          ))}
        </div>
        {isEditable && (
          <Stack gap="small">
            {needsApproval && (
              <Text look="small" tone="muted">
                {words('catalogue.needs-approval')}
              </Text>
            )}
            <Row>
              <Button tone={saving.kind === 'conflict' ? 'secondary' : 'primary'} type="submit" busy={isBusy}>
                {words(needsApproval ? 'catalogue.propose' : 'catalogue.save')}
              </Button>
            </Row>
          </Stack>
        )}
      </Stack>
    </Form>
  )
}

type FieldProps = EntryFormProps & {
  readonly field: CatalogueField
  readonly error: string | undefined
  readonly isLocked: boolean
  readonly onChange: (value: string) => void
}

function EntryField({ field, values, options, error, isLocked, onChange }: FieldProps) {
  const words = useStaffWords()
  const { label, value: read } = useFieldWords()
  const value = values[field.name] ?? ''
  const choices = choicesOf(field, options)
  const shared = {
    label: field.isOptional ? words('catalogue.optional', { field: label(field.name) }) : label(field.name),
    name: field.name,
    value,
    error,
    disabled: isLocked,
    onChange,
  }
  if (!choices)
    return (
      <TextField
        {...shared}
        required={!field.isOptional}
        autoComplete="off"
        autoCapitalize="none"
        inputMode={field.kind === 'digits' ? 'numeric' : 'text'}
        hint={field.kind === 'tags' ? words('catalogue.hint-tags') : undefined}
      />
    )
  // A value that can no longer be chosen is still the entry’s own.
  const own =
    choices.some((one) => one.value === value) || value === '' ? [] : [{ value, label: read(field, value) }]
  const none = field.isOptional || value === '' ? [{ value: '', label: words('catalogue.none') }] : []
  return (
    <SelectField
      {...shared}
      required={!field.isOptional}
      options={[
        ...none,
        ...own,
        ...choices.map((one) => ({ ...one, label: one.label || read(field, one.value) })),
      ]}
    />
  )
}

function choicesOf(
  { name, kind }: CatalogueField,
  options: EntryScreenProps['options'],
): readonly EntryOption[] | undefined {
  if (kind === 'yes-no') return ['yes', 'no'].map((value) => ({ value, label: '' }))
  if (kind === 'currency') return currencyCodes.map((value) => ({ value, label: '' }))
  return options[name]
}
