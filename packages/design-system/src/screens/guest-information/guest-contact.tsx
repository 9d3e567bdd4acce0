import type { GuestField } from '@veranda/domain'
import { FieldPairs } from '../../components/field-pairs/index.ts'
import { SelectField } from '../../components/select-field/index.ts'
import { TextField } from '../../components/text-field/index.ts'
import { flagOf, PhoneField } from '../../patterns/phone-field/index.ts'
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
      <SelectField
        label={label('countryCode', isMainGuest)}
        name={`country-${guestId}`}
        autoComplete={filledIn('country')}
        value={form.countryCode}
        error={errors.countryCode}
        options={[
          { value: '', label: words('guest-information.no-country') },
          ...countries.map(({ countryCode, name }) => ({
            value: countryCode,
            label: `${name} ${flagOf(countryCode)}`.trim(),
          })),
        ]}
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
