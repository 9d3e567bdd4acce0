import {
  dateOrderOf,
  fieldsAskedOf,
  type GuestField,
  guestTitles,
  isNamed,
  type PlainDate,
  tidyGuest,
  writeDate,
} from '@veranda/domain'
import { useId, useState } from 'react'
import { useIntl } from 'react-intl'
import { Disclosure } from '../../components/disclosure/index.ts'
import { FieldPairs } from '../../components/field-pairs/index.ts'
import { Stack } from '../../components/layout/index.ts'
import { SelectField } from '../../components/select-field/index.ts'
import { Text } from '../../components/text/index.ts'
import { TextField } from '../../components/text-field/index.ts'
import { DateField } from '../../patterns/date-field/index.ts'
import type { CountryChoice } from '../../patterns/phone-field/index.ts'
import { useLaterWords } from '../../patterns/later-words/index.ts'
import { exampleBirth } from './example-birth.ts'
import { GuestContact, contactFields } from './guest-contact.tsx'
import { GuestFold } from './guest-fold.tsx'
import type { TypedGuest } from './guest-information-state.ts'

export type GuestErrors = Partial<Readonly<Record<GuestField, string>>>

export type GuestEntryProps = TypedGuest & {
  /** From 1, within the room. */
  readonly position: number
  readonly errors: GuestErrors
  /** How often saving was tried: parts with something wrong in them open with each try. */
  readonly tries: number
  /** Whether this is the part that is open when the page is. */
  readonly opensFirst: boolean
  readonly countries: readonly CountryChoice[]
  readonly latestBirth: PlainDate
  readonly onType: (field: GuestField, text: string) => void
}

/** One guest: who they are, and how they are reached. */
export function GuestEntry(props: GuestEntryProps) {
  const { guest, form, position, errors, tries, latestBirth, opensFirst, onType } = props
  const words = useLaterWords()
  const id = useId()
  const order = dateOrderOf(useIntl().locale)
  const { isMainGuest } = guest
  const asked = fieldsAskedOf(guest)
  const isUnnamed = !isNamed(guest)
  const known = `${guest.firstName} ${guest.lastName}`.trim()
  const isRenamed = known !== `${form.firstName} ${form.lastName}`.trim()
  const typed = tidyGuest(form)
  const named = isNamed(typed) ? `${typed.firstName} ${typed.lastName}` : known
  const label = (field: GuestField, isNeeded: boolean): string => {
    const wording =
      field === 'title' ? words('guest-information.title-field') : words(`guest-information.${field}`)
    return isNeeded ? wording : words('guest-information.optional', { field: wording })
  }
  const text = (field: 'firstName' | 'lastName', autoComplete: string) => (
    <TextField
      label={label(field, true)}
      name={`${field}-${guest.guestId}`}
      value={form[field]}
      required
      autoCapitalize="words"
      autoComplete={isMainGuest ? autoComplete : 'off'}
      error={errors[field]}
      onChange={(written) => onType(field, written)}
    />
  )
  // Once it is open it stays so: what is typed does not fold it away.
  const [isContactOpen, setContactOpen] = useState(false)
  if (!isContactOpen && contactFields.some((field) => errors[field] !== undefined)) setContactOpen(true)
  const contact = <GuestContact {...props} label={label} />
  return (
    <GuestFold
      titleId={id}
      guest={guest}
      form={form}
      title={named || words('guest-information.unnamed', { number: position })}
      opensFirst={opensFirst}
      isWrong={Object.keys(errors).length > 0}
      tries={tries}
    >
      <Stack gap="large">
        <FieldPairs gap="medium">
          {text('firstName', 'given-name')}
          {text('lastName', 'family-name')}
          {asked.includes('title') && (
            <SelectField
              label={label('title', false)}
              name={`title-${guest.guestId}`}
              value={form.title}
              error={errors.title}
              options={[
                { value: '', label: words('guest-information.no-title') },
                ...guestTitles.map((title) => ({ value: title, label: words(`guest-information.${title}`) })),
              ]}
              onChange={(title) => onType('title', title)}
            />
          )}
          <DateField
            label={label('birthDate', false)}
            hint={words('guest-information.date-format', {
              order: order === 'month-first' ? 'month' : 'day',
              example: writeDate(exampleBirth(guest.category, latestBirth), order),
            })}
            pickLabel={words('guest-information.pick-date')}
            name={`birth-date-${guest.guestId}`}
            value={form.birthDate}
            earliest="1900-01-01"
            latest={latestBirth}
            autoComplete={isMainGuest ? 'bday' : 'off'}
            error={errors.birthDate}
            // Nothing typed is ever thrown away.
            onChange={(date, typed) => onType('birthDate', date || typed)}
          />
        </FieldPairs>
        {isMainGuest && !isUnnamed && isRenamed && (
          <div role="status">
            <Text look="small" tone="caution">
              {words('guest-information.main-hint')}
            </Text>
          </div>
        )}
        {isMainGuest && contact}
        {!isMainGuest && asked.includes('email') && (
          <Disclosure
            title={words('guest-information.contact')}
            summary={words('guest-information.contact-glance')}
            open={isContactOpen}
            body="opened"
          >
            {contact}
          </Disclosure>
        )}
      </Stack>
    </GuestFold>
  )
}
