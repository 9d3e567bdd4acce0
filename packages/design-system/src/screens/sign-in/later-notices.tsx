import { later } from '../../components/later/index.ts'

/** Fetched as the first one is: who reads it was answered. */
export const LaterFailedNotice = later(
  async () => (await import('./localized-failed-notice.tsx')).FailedNotice,
  null,
)

/** Few guests ever read it; who does has just been answered, so the line is there to fetch it. */
export const LaterPastLimitNotice = later(
  async () => (await import('./localized-past-limit-notice.tsx')).PastLimitNotice,
  null,
)
