import type { CancellationReceipt, CancellationState, Instant } from '@veranda/domain'

/** Rooms went, and the money with them. */
export const isCancelled = (kind: CancellationState): boolean =>
  kind === 'cancelled' || kind === 'credited' || kind === 'granted'

const freshMinutes = 60

/** Whether it has only just happened: a month later no letter is on its way any more. */
export const isFresh = ({ at, ended }: Pick<CancellationReceipt, 'at' | 'ended'>, now: Instant): boolean =>
  Date.parse(now) - Date.parse(ended?.at ?? at) < freshMinutes * 60_000
