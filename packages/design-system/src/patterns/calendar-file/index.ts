export { calendarFileHref, calendarFileName, type CalendarText } from './calendar-file.ts'
