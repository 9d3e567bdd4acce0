export { figureWords, linesOfReceipt, wordsOfReceipt } from './receipt-words.ts'
