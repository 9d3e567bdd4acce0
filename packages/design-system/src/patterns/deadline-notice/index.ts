export { DeadlineNotice, type DeadlineNoticeProps } from './deadline-notice.tsx'
