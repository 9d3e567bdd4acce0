import { useState } from 'react'
import { Field } from '../../components/field/index.ts'
import { Icon } from '../../components/icon/index.ts'
import { useLaterWords } from '../later-words/index.ts'
import { flagOf } from './flag.ts'
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
            <span className={css.dialling}>
              <span className={css.diallingShown} aria-hidden="true">
                {of(country) ? <Mark countryCode={country} /> : <Icon name={laterIcons.phone} />}
                <Icon name="chevron-down" />
              </span>
              <select
                className={css.diallingChoice}
                aria-label={words('guest-information.dialling-code')}
                name={`${name}-country`}
                autoComplete="off"
                value={of(country) ? country : ''}
                onChange={(event) => choose(event.target.value)}
              >
                <option value="" className={css.option} disabled>
                  {words('guest-information.no-country')}
                </option>
                {countries.map(({ countryCode, name: wording, diallingCode }) => (
                  <option key={countryCode} value={countryCode} className={css.option}>
                    {`${wording} +${diallingCode} ${flagOf(countryCode)}`.trim()}
                  </option>
                ))}
              </select>
            </span>
            {number}
          </span>
        )
      }}
    </Field>
  )
}

/** The flag, or where there is none the country's code. */
function Mark({ countryCode }: { readonly countryCode: string }) {
  const flag = flagOf(countryCode)
  return flag === '' ? (
    <span className={css.code}>{countryCode}</span>
  ) : (
    <span className={css.flag}>{flag}</span>
  )
}
