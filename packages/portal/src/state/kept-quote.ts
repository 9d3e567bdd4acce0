import type { DateQuote } from '@veranda/domain'

/** A quote that was kept in session storage: our own, but another version may have written it. */
export function keptQuoteIn(stored: string | undefined): DateQuote | undefined {
  try {
    const read: unknown = JSON.parse(stored ?? '')
    return isQuote(read) ? read : undefined
  } catch {
    return undefined
  }
}

const isQuote = (value: unknown): value is DateQuote =>
  isRecord(value) &&
  ['quoteId', 'token', 'issuedAt', 'expiresAt'].every((part) => typeof value[part] === 'string') &&
  isRecord(value['change']) &&
  isChange(value['change'])

const isChange = (change: Record<string, unknown>): boolean =>
  ['before', 'after', 'newTotal', 'currentTotal', 'difference', 'saving', 'settlement'].every((part) =>
    isRecord(change[part]),
  ) && Array.isArray(change['rooms'])

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
