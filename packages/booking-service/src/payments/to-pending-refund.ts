import type { PendingRefund } from '@veranda/domain'
import type { GuestRefund } from './request-refunds.ts'

/** A refund as the guest's page and receipt show it. */
export const toPendingRefund = ({ card, ...refund }: GuestRefund): PendingRefund => ({
  ...refund,
  ...(card ? { card: { scheme: card.brand, lastDigits: card.lastDigits } } : {}),
})
