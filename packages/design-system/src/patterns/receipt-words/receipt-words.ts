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
  /** Whose favor it is in: wherever receipts stand in a list, a guest's own has a minus sign. */
  readonly favors: 'guest' | 'hotel'
}

const paid = { amount: 'receipt.amount-paid', reference: 'receipt.reverses', favors: 'hotel' } as const

/** What each kind of receipt says of itself. */
const receiptWords: Record<ReceiptKind, Words> = {
  'change-payment': { ...paid, title: 'receipt.change-payment' },
  'balance-payment': { ...paid, title: 'receipt.balance-payment' },
  'bank-transfer-payment': { ...paid, title: 'receipt.bank-transfer-payment' },
  'payment-not-collected': {
    title: 'receipt.payment-not-collected',
    amount: 'receipt.amount-not-collected',
    reference: 'receipt.reverses',
    favors: 'guest',
  },
  refund: {
    title: 'receipt.refund',
    amount: 'receipt.amount-refunded',
    reference: 'receipt.of-cancellation',
    card: 'receipt.card-refunded',
    favors: 'guest',
  },
  'refund-returned': {
    title: 'receipt.refund-returned',
    amount: 'receipt.amount-returned',
    reference: 'receipt.reverses',
    favors: 'hotel',
  },
  'refund-by-hand': {
    title: 'receipt.refund-by-hand',
    amount: 'receipt.amount-refunded',
    reference: 'receipt.of-cancellation',
    favors: 'guest',
  },
  'refund-withdrawn': {
    title: 'receipt.refund-withdrawn',
    amount: 'receipt.amount-withdrawn',
    reference: 'receipt.reverses',
    favors: 'hotel',
  },
  cancellation: {
    title: 'receipt.cancellation',
    amount: 'receipt.amount-penalty',
    reference: 'receipt.cancellation-number',
    favors: 'hotel',
  },
  'cancellation-undone': {
    title: 'receipt.cancellation-undone',
    amount: 'receipt.amount-penalty-undone',
    reference: 'receipt.reverses',
    favors: 'guest',
  },
  credit: {
    title: 'receipt.credit',
    amount: 'receipt.amount-credit',
    reference: 'receipt.credit-number',
    card: 'receipt.card-originally',
    favors: 'guest',
  },
  'credit-withdrawn': {
    title: 'receipt.credit-withdrawn',
    amount: 'receipt.amount-credit-withdrawn',
    reference: 'receipt.credit-number',
    card: 'receipt.card-originally',
    favors: 'hotel',
  },
}

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
