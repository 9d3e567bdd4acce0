export { StayCalendar, type StayCalendarProps } from './stay-calendar.tsx'
export { type NamedRoom, useObstacleWords } from './use-obstacle-words.ts'
