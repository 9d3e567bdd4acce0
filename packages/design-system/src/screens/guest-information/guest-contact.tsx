import type { GuestField } from '@veranda/domain'
import { useMemo } from 'react'
import { ComboField } from '../../components/combo-field/index.ts'
import { FieldPairs } from '../../components/field-pairs/index.ts'
import { TextField } from '../../components/text-field/index.ts'
import { countryOptions, PhoneField } from '../../patterns/phone-field/index.ts'
import { useLaterWords } from '../../patterns/later-words/index.ts'
import type { GuestEntryProps } from './guest-entry.tsx'

export const contactFields = [
  'email',
  'phone',
  'countryCode',
  'zipCode',
  'city',
] as const satisfies readonly GuestField[]

export type GuestContactProps = GuestEntryProps & {
  readonly label: (field: GuestField, isNeeded: boolean) => string
}

/** How a guest is reached and where they live: needed of a main guest, welcome of the others. */
export function GuestContact({ guest, form, errors, countries, label, onType }: GuestContactProps) {
  const words = useLaterWords()
  const options = useMemo(() => countryOptions(countries), [countries])
  const { isMainGuest, guestId, email = '', emailToConfirm } = guest
  // The browser fills in its owner's details: the main guest's, as a rule.
  const filledIn = (token: string) => (isMainGuest ? token : 'off')
  const isOtherEmail = email !== '' && form.email.trim() !== email
  const emailHint = isOtherEmail
    ? words('guest-information.email-hint')
    : emailToConfirm && words('guest-information.email-waiting', { email: emailToConfirm })
  return (
    <FieldPairs gap="medium">
      <TextField
        label={label('email', isMainGuest)}
        name={`email-${guestId}`}
        type="email"
        inputMode="email"
        autoCapitalize="none"
        autoComplete={filledIn('email')}
        required={isMainGuest}
        value={form.email}
        error={errors.email}
        hint={emailHint}
        onChange={(typed) => onType('email', typed)}
      />
      <PhoneField
        label={label('phone', isMainGuest)}
        name={`phone-${guestId}`}
        autoComplete={filledIn('tel')}
        required={isMainGuest}
        value={form.phone}
        home={form.countryCode}
        countries={countries}
        error={errors.phone}
        onChange={(typed) => onType('phone', typed)}
      />
      <ComboField
        label={label('countryCode', isMainGuest)}
        name={`country-${guestId}`}
        autoComplete={filledIn('country-name')}
        value={form.countryCode}
        error={errors.countryCode}
        placeholder={words('guest-information.no-country')}
        noneFound={words('guest-information.no-such-country')}
        options={options}
        onChange={(countryCode) => onType('countryCode', countryCode)}
      />
      <TextField
        label={label('zipCode', false)}
        name={`zip-${guestId}`}
        autoComplete={filledIn('postal-code')}
        autoCapitalize="characters"
        value={form.zipCode}
        error={errors.zipCode}
        onChange={(typed) => onType('zipCode', typed)}
      />
      <TextField
        label={label('city', false)}
        name={`city-${guestId}`}
        autoComplete={filledIn('address-level2')}
        autoCapitalize="words"
        value={form.city}
        error={errors.city}
        onChange={(typed) => onType('city', typed)}
      />
    </FieldPairs>
  )
}
