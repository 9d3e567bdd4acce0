export { figureWords, linesOfReceipt, wordsOfReceipt } from './receipt-words.ts'
export { useReceiptSum } from './use-receipt-sum.ts'
