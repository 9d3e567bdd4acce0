import type { CancellationEnd, CancellationOutcome, CancellationReceipt } from '@veranda/domain'

/** What the receipt has to say: its outcome, or what became of it since. */
export type ReceiptKind = CancellationOutcome | CancellationEnd

export const kindOf = ({ outcome, ended }: Pick<CancellationReceipt, 'outcome' | 'ended'>): ReceiptKind =>
  ended?.as ?? outcome

/** Rooms went, and the money with them. */
export const isCancelled = (kind: ReceiptKind): boolean =>
  kind === 'cancelled' || kind === 'credited' || kind === 'granted'
