export { type DateWords, dateIn, shortMonth, useDates } from './use-dates.ts'
