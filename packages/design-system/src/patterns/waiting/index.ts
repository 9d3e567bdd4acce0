export { LongWait } from './long-wait.tsx'
export { StillUnderway } from './still-underway.tsx'
export { Waiting, type WaitingProps } from './waiting.tsx'
