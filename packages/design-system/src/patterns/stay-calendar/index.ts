export { StayCalendar, type StayCalendarProps } from './stay-calendar.tsx'
export { type NamedRoom, useRestrictionWords } from './use-restriction-words.ts'
