export { StayCalendar, type StayCalendarProps } from './stay-calendar.tsx'
export { useObstacleWords } from './use-obstacle-words.ts'
