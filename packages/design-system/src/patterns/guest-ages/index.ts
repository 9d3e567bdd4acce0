export { GuestAges, type GuestAgesProps, type GuestAgesState } from './guest-ages.tsx'
export { type AgeWords, useAgeWords } from './use-age-words.ts'
