export { TimeLeft, type TimeLeftProps } from './time-left.tsx'
export { useSecondsLeft } from './use-seconds-left.ts'
