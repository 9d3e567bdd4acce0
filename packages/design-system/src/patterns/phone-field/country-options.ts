import type { ComboOption } from '../../components/combo-field/index.ts'
import { flagOf } from './flag.ts'
import type { CountryChoice } from './phone-text.ts'

/** Countries to choose from, each with its flag, or where the device draws none with its code. */
export const countryOptions = (
  countries: readonly CountryChoice[],
  wordingOf: (country: CountryChoice) => string = ({ name }) => name,
): readonly ComboOption[] =>
  countries.map((country) => ({
    value: country.countryCode,
    label: wordingOf(country),
    mark: flagOf(country.countryCode) || country.countryCode,
  }))
