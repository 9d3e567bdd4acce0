import { type CurrencyCode, exponentOf, type Money, money } from '../money/index.ts'

// A currency before or after, thousands separated by a point, comma, apostrophe or space, at most two digits
// of cents.
const typed =
  /^(?:[A-Z]{0,3}\s?\p{Sc}|[A-Z]{3})?\s*(\d{1,3}(?:[.,’'\s]\d{3})+|\d+)(?:[.,](\d{1,2}))?\s*(?:\p{Sc}|[A-Z]{3})?$/u

/**
 * A typed amount in any format: 40, 40.50, 40,50, $1,200.00. The last point or comma starts the cents if at
 * most two digits follow it; otherwise it separates thousands.
 */
export function typedAmount(text: string, currency: CurrencyCode): Money | undefined {
  const parts = typed.exec(text.trim())
  if (!parts) return undefined
  const [, whole = '', cents = ''] = parts
  const exponent = exponentOf(currency)
  if (cents.length > exponent) return undefined
  const amount = Number(whole.replaceAll(/\D/g, '') + cents.padEnd(exponent, '0'))
  return Number.isSafeInteger(amount) ? money(amount, currency) : undefined
}
