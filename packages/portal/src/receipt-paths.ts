import { paths } from './paths.ts'

/** The addresses of receipts. Apart from the others, which every first view carries. */
export const receiptPaths = {
  all: paths.receipts,
  one: `${paths.receipts}/:number`,
  verify: `${paths.receipts}/verify`,
} as const

export const pathOfReceipt = (number: string): string => `${receiptPaths.all}/${encodeURIComponent(number)}`
