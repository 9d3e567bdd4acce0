export { calendarFileHref } from './calendar-file.ts'
