export { FailureNotice, type ShownFailure, waitOf } from './failure-notice.tsx'
export { useIsTooEarly } from './use-is-too-early.ts'
export { isUnheard } from './is-unheard.ts'
