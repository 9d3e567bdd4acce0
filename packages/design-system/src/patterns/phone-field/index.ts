export { flagOf } from './flag.ts'
export { PhoneField } from './phone-field.tsx'
export type { CountryChoice } from './phone-text.ts'
