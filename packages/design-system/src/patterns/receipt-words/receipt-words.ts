import type { Money, Receipt, ReceiptFigure, ReceiptKind } from '@veranda/domain'
import type { LaterMessageId } from '@veranda/messages'
import type { LaterWords } from '../later-words/index.ts'

type Words = {
  readonly title: LaterMessageId
  /** What the amount of the receipt is. */
  readonly amount: LaterMessageId
  /** What the number is of that it refers to. */
  readonly reference: LaterMessageId
  /** What its card is; how it was paid otherwise. */
  readonly card?: LaterMessageId
}

const paid = { amount: 'receipt.amount-paid', reference: 'receipt.reverses' } as const

/** What each kind of receipt says of itself. */
const receiptWords: Record<ReceiptKind, Words> = {
  'change-payment': { ...paid, title: 'receipt.change-payment' },
  'balance-payment': { ...paid, title: 'receipt.balance-payment' },
  'bank-transfer-payment': { ...paid, title: 'receipt.bank-transfer-payment' },
  'payment-not-collected': {
    title: 'receipt.payment-not-collected',
    amount: 'receipt.amount-not-collected',
    reference: 'receipt.reverses',
  },
  refund: {
    title: 'receipt.refund',
    amount: 'receipt.amount-refunded',
    reference: 'receipt.of-cancellation',
    card: 'receipt.card-refunded',
  },
  'refund-returned': {
    title: 'receipt.refund-returned',
    amount: 'receipt.amount-returned',
    reference: 'receipt.reverses',
  },
  'refund-by-hand': {
    title: 'receipt.refund-by-hand',
    amount: 'receipt.amount-refunded',
    reference: 'receipt.of-cancellation',
  },
  'refund-withdrawn': {
    title: 'receipt.refund-withdrawn',
    amount: 'receipt.amount-withdrawn',
    reference: 'receipt.reverses',
  },
  cancellation: {
    title: 'receipt.cancellation',
    amount: 'receipt.amount-penalty',
    reference: 'receipt.cancellation-number',
  },
  'cancellation-undone': {
    title: 'receipt.cancellation-undone',
    amount: 'receipt.amount-penalty-undone',
    reference: 'receipt.reverses',
  },
  credit: {
    title: 'receipt.credit',
    amount: 'receipt.amount-credit',
    reference: 'receipt.credit-number',
    card: 'receipt.card-originally',
  },
  'credit-withdrawn': {
    title: 'receipt.credit-withdrawn',
    amount: 'receipt.amount-credit-withdrawn',
    reference: 'receipt.credit-number',
    card: 'receipt.card-originally',
  },
}

/** The sentences of a kind of receipt, by their ids. */
export const wordsOfReceipt = ({ kind }: Pick<Receipt, 'kind'>): Words => receiptWords[kind]

export const figureWords: Record<ReceiptFigure, LaterMessageId> = {
  price: 'receipt.figure-price',
  paid: 'receipt.figure-paid',
  refund: 'receipt.figure-refund',
  credit: 'receipt.figure-credit',
  outstanding: 'receipt.figure-outstanding',
}

type LocalizedLine = { readonly label: string; readonly amount: Money }

/**
 * The lines of its amount. Without the guest’s name: a receipt is shown to strangers, and names nobody. Beside rooms, what
 * belongs to none of them is the transfer; alone it says no more than the amount.
 */
export const linesOfReceipt = (
  { lines }: Pick<Receipt, 'lines'>,
  words: LaterWords,
): readonly LocalizedLine[] =>
  lines.length === 1 && lines[0]?.roomNumber === undefined
    ? []
    : lines.map(({ roomNumber, amount }) => ({
        amount,
        label:
          roomNumber === undefined
            ? words('receipt.line-whole')
            : words('receipt.line-room', { room: roomNumber }),
      }))
