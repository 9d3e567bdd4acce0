import type { Receipt } from '@veranda/domain'
import { useMoney } from '../money/index.ts'
import { useSignedMoney } from '../money/use-signed-money.ts'
import { wordsOfReceipt } from './receipt-words.ts'

/**
 * The sum of a receipt among others: what is paid or retained as it is, what a guest gets back, is credited or no longer
 * owes with a minus sign. A receipt by itself says in words what its sum is, and needs no sign.
 */
export function useReceiptSum(): (receipt: Pick<Receipt, 'kind' | 'amount'>) => string {
  const money = useMoney()
  const signed = useSignedMoney()
  return ({ kind, amount }) =>
    wordsOfReceipt({ kind }).favors === 'guest'
      ? signed({ ...amount, amount: -amount.amount })
      : money.exact(amount)
}
