import { type CurrencyCode, type Money, sumBy } from '../money/index.ts'
import type { Receipt, ReceiptKind } from './receipt.ts'

/** Whether a kind gives back or takes that back, and as what; nothing, where it is about money the hotel has. */
const effects: Record<
  ReceiptKind,
  { readonly on: 'refunded' | 'credited'; readonly sign: 1 | -1 } | undefined
> = {
  refund: { on: 'refunded', sign: 1 },
  'refund-by-hand': { on: 'refunded', sign: 1 },
  'refund-returned': { on: 'refunded', sign: -1 },
  'refund-withdrawn': { on: 'refunded', sign: -1 },
  credit: { on: 'credited', sign: 1 },
  'credit-withdrawn': { on: 'credited', sign: -1 },
  'change-payment': undefined,
  'balance-payment': undefined,
  'bank-transfer-payment': undefined,
  'payment-not-collected': undefined,
  cancellation: undefined,
  'cancellation-undone': undefined,
}

/**
 * What a guest has back by the receipts of a reservation, in its currency: refunded in money, less what came back or was
 * withdrawn; and credited for a later stay.
 */
export function returnedByReceipts(
  receipts: readonly Pick<Receipt, 'kind' | 'amount'>[],
  currency: CurrencyCode,
): Readonly<Record<'refunded' | 'credited', Money>> {
  const sumOn = (on: 'refunded' | 'credited'): Money =>
    sumBy(receipts, currency, ({ kind, amount }) => {
      const effect = effects[kind]
      return { ...amount, amount: effect?.on === on ? effect.sign * amount.amount : 0 }
    })
  return { refunded: sumOn('refunded'), credited: sumOn('credited') }
}
