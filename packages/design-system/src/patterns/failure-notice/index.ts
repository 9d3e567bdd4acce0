export { FailureNotice, type ShownFailure, waitOf } from './failure-notice.tsx'
