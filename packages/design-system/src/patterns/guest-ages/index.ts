export { GuestAges, type GuestAgesProps } from './guest-ages.tsx'
export { type AgeWords, useAgeWords } from './use-age-words.ts'
