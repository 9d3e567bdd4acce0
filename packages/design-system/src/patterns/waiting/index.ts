export { LongWait } from './long-wait.tsx'
export { Waiting, type WaitingProps } from './waiting.tsx'
