import { later } from '../../components/later/index.ts'

/** Few guests ever read it; who does has just been answered, so the line is there to fetch it. */
export const LaterPastLimitNotice = later(
  async () => (await import('./localized-past-limit-notice.tsx')).PastLimitNotice,
  null,
)
