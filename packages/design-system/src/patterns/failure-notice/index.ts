export { FailureNotice, type ShownFailure, waitOf } from './failure-notice.tsx'
export { isUnheard } from './is-unheard.ts'
