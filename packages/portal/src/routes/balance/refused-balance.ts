import type {
  announceBankTransfer,
  agreeToAutomaticCharge,
  Failure,
  finishChallenge,
  getPayment,
  payBalance,
  quoteBalance,
  startBalancePayment,
  startCardVerification,
} from '@veranda/contract'
import type { Money } from '@veranda/domain'
import type { BalanceProgress } from '@veranda/design-system/screens/balance'

/** What paying a balance may be answered with, from the quote to what was paid. */
export type BalanceFailure = Failure<
  | typeof quoteBalance
  | typeof startBalancePayment
  | typeof finishChallenge
  | typeof getPayment
  | typeof payBalance
  | typeof announceBankTransfer
  | typeof startCardVerification
  | typeof agreeToAutomaticCharge
>

/** What a failure means for paying a balance that the guest had read: nothing was paid in any of them. */
export function progressAfterBalance(failure: BalanceFailure, before?: Money): BalanceProgress {
  if (failure.kind !== 'refused') return { kind: 'failed', failure }
  switch (failure.refusal) {
    case 'price-moved':
    case 'amount-not-possible':
      return { kind: 'refused', refusal: { kind: 'moved', before } }
    case 'quote-expired':
    case 'quote-superseded':
    case 'quote-not-found':
      return { kind: 'refused', refusal: { kind: 'expired' } }
    case 'version-changed':
    case 'action-not-allowed':
    case 'nothing-to-pay':
    case 'not-before-arrival':
    case 'bank-transfer-not-possible':
      return { kind: 'refused', refusal: { kind: 'version-changed' } }
    case 'card-expires-first':
    case 'charge-under-way':
      return { kind: 'refused', refusal: { kind: failure.refusal } }
    case 'payment-not-authorised':
      return { kind: 'declined', reason: 'refused' }
    case 'method-not-offered':
    case 'card-not-found':
    case 'no-challenge-open':
    case 'payments-not-configured':
    case 'payment-needed':
    case 'terms-not-accepted':
    case 'still-running':
    case 'idempotency-key-reused':
    case 'unexpected':
      return { kind: 'failed', failure }
  }
}
