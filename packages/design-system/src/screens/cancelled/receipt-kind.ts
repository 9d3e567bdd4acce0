import type { CancellationEnd, CancellationOutcome, CancellationReceipt, Instant } from '@veranda/domain'

/** What the receipt has to say: its outcome, or what became of it since. */
export type ReceiptKind = CancellationOutcome | CancellationEnd

export const kindOf = ({ outcome, ended }: Pick<CancellationReceipt, 'outcome' | 'ended'>): ReceiptKind =>
  ended?.as ?? outcome

/** Rooms went, and the money with them. */
export const isCancelled = (kind: ReceiptKind): boolean =>
  kind === 'cancelled' || kind === 'credited' || kind === 'granted'

const freshMinutes = 60

/** Whether it has only just happened: a month later no letter is on its way any more. */
export const isFresh = ({ at, ended }: Pick<CancellationReceipt, 'at' | 'ended'>, now: Instant): boolean =>
  Date.parse(now) - Date.parse(ended?.at ?? at) < freshMinutes * 60_000
