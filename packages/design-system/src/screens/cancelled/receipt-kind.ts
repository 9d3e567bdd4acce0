import type { CancellationReceipt } from '@veranda/domain'

/** What the receipt has to say: its outcome, or what became of it since. */
export const receiptKinds = [
  'cancelled',
  'under-review',
  'credited',
  'undone',
  'granted',
  'declined',
  'withdrawn',
] as const
export type ReceiptKind = (typeof receiptKinds)[number]

export const kindOf = ({ outcome, ended }: Pick<CancellationReceipt, 'outcome' | 'ended'>): ReceiptKind =>
  ended?.as ?? outcome

/** Rooms went, and the money with them. */
export const isCancelled = (kind: ReceiptKind): boolean =>
  kind === 'cancelled' || kind === 'credited' || kind === 'granted'
