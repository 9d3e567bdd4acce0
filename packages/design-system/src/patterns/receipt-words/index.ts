export { figureWords, lineWords, wordsOfReceipt } from './receipt-words.ts'
