export { TimeLeft, type TimeLeftProps } from './time-left.tsx'
export { lastSeconds, useSecondsLeft } from './use-seconds-left.ts'
