import { useMemo, useState } from 'react'
import { Combo } from '../../components/combo-field/index.ts'
import { Field } from '../../components/field/index.ts'
import { useLaterWords } from '../later-words/index.ts'
import { countryOptions } from './country-options.ts'
import * as css from './phone-field.css.ts'
import {
  type CountryChoice,
  countryOfPhone,
  inCountry,
  phoneWhenLeft,
  phoneWhileTyped,
} from './phone-text.ts'
import { laterIcons } from '../../components/icon/later-icons.ts'

export type PhoneFieldProps = {
  readonly label: string
  readonly name: string
  readonly value: string
  /** Where the guest lives: what a number without a code is meant for. */
  readonly home: string
  readonly countries: readonly CountryChoice[]
  /** The country is a field of its own beside this one, and is asked for there alone. */
  readonly isCountryBeside?: boolean | undefined
  readonly required: boolean
  readonly autoComplete?: string | undefined
  readonly error?: string | undefined
  readonly onChange: (value: string) => void
}

/** A telephone number with the flag of its country: typed as people do, kept as it is dialled from anywhere. */
export function PhoneField(props: PhoneFieldProps) {
  const { label, name, value, home, countries, isCountryBeside, required, autoComplete, error, onChange } =
    props
  const words = useLaterWords()
  const [chosen, setChosen] = useState<string>()
  const meant = chosen ?? home
  const country = countryOfPhone(value, meant, countries)
  const options = useMemo(() => countryOptions(countries, withCode), [countries])
  const of = (countryCode: string) => countries.find((one) => one.countryCode === countryCode)
  const choose = (countryCode: string) => {
    const to = of(countryCode)
    setChosen(countryCode)
    if (to) onChange(inCountry(value, of(country), to))
  }
  return (
    <Field label={label} error={error}>
      {({ className, ...control }) => {
        const number = (
          <input
            {...control}
            className={`${className} ${css.phoneText}`}
            type="tel"
            inputMode="tel"
            name={name}
            autoComplete={autoComplete}
            aria-required={required}
            spellCheck={false}
            // The country beside it is what a number without a code is meant for.
            placeholder={isCountryBeside && of(home) ? `+${of(home)?.diallingCode}` : undefined}
            value={value}
            onChange={({ target }) => {
              const atEnd = target.selectionStart === null || target.selectionStart === target.value.length
              onChange(atEnd ? phoneWhileTyped(value, target.value, meant) : target.value)
            }}
            onBlur={({ target }) => {
              const left = phoneWhenLeft(target.value, meant)
              if (left !== value) onChange(left)
            }}
          />
        )
        if (isCountryBeside) return number
        return (
          <span className={css.phone}>
            <Combo
              look={{ icon: laterIcons.phone }}
              label={words('guest-information.dialling-code')}
              name={`${name}-country`}
              placeholder={words('guest-information.no-country')}
              noneFound={words('guest-information.no-such-country')}
              value={country}
              options={options}
              onChange={choose}
            />
            {number}
          </span>
        )
      }}
    </Field>
  )
}

const withCode = ({ name, diallingCode }: CountryChoice): string => `${name} +${diallingCode}`
