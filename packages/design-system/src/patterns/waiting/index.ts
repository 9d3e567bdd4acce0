export { LongWait, useIsLong } from './long-wait.tsx'
export { Waiting, type WaitingProps } from './waiting.tsx'
