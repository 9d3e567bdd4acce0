import { actionReason, nothing } from './refusals.ts'

/** Why a balance that was quoted cannot be paid, announced, or charged on its day. */
export const balanceRefusals = {
  'price-moved': nothing,
  'quote-expired': nothing,
  'quote-superseded': nothing,
  'quote-not-found': nothing,
  'action-not-allowed': actionReason,
  'nothing-to-pay': nothing,
} as const
