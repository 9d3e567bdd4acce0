export { StayCalendar, type StayCalendarProps } from './stay-calendar.tsx'
export { roomWords, useObstacleWords } from './use-obstacle-words.ts'
