export { countryOptions } from './country-options.ts'
export { PhoneField } from './phone-field.tsx'
export type { CountryChoice } from './phone-text.ts'
