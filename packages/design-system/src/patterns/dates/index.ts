export { type DateWords, dateIn, useDates } from './use-dates.ts'
