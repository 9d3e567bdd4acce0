export { type DateWords, dateIn, useDates } from './use-dates.ts'
export { useSpan } from './use-span.ts'
