import type { ShownFailure } from './failure-notice.tsx'

/** No answer came: what was sent may have been done. */
export const isUnheard = ({ kind }: ShownFailure): boolean =>
  kind === 'offline' || kind === 'unavailable' || kind === 'unreadable'
