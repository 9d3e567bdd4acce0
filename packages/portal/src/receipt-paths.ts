/** The addresses of receipts. Apart from the others, which every first view carries. */
export const receiptPaths = {
  all: '/receipt',
  one: '/receipt/:number',
  verify: '/receipt/verify',
} as const

export const pathOfReceipt = (number: string): string => `${receiptPaths.all}/${encodeURIComponent(number)}`
