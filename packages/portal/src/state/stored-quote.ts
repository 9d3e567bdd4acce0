import { byClockOf, type Quote } from '@veranda/domain'
import { number, optional, string } from 'valibot'
import type { Store } from './clear-all.ts'
import { sessionEnd } from './session-end.ts'

/** The fields in which every draft stores its quote. */
export const storedQuoteFields = {
  /** The quote as it came, read again through its own parts. */
  quote: optional(string()),
  /** The session it was signed for, by its end: another session asks anew. */
  session: optional(number()),
  /** Made with the quote: reload, Back and a second press repeat it, so that one confirm is one effect. */
  key: optional(string()),
}

export type StoredQuote = {
  readonly quote?: string | undefined
  readonly session?: number | undefined
  readonly key?: string | undefined
}

/** The tab that keeps a quote, and its clock. */
export type QuoteKeeper = { readonly store: Store; readonly now: () => number }

/** Takes up a quote by this device's clock, with the key it will be confirmed with. */
export function storedQuoteOf<Quoted extends Quote<unknown>>(
  { store, now }: QuoteKeeper,
  received: Quoted,
): { readonly quote: Quoted; readonly stored: StoredQuote } {
  const quote = byClockOf(received, new Date(now()).toISOString())
  const stored = { quote: JSON.stringify(quote), session: sessionEnd(store), key: crypto.randomUUID() }
  return { quote, stored }
}

/** A quote read from session storage, where an older version may have written it. */
export function quoteIn<Change>(
  stored: string | undefined,
  isChange: (value: Readonly<Record<string, unknown>>) => boolean,
): Quote<Change> | undefined {
  try {
    const read: unknown = JSON.parse(stored ?? '')
    return isQuote<Change>(read, isChange) ? read : undefined
  } catch {
    return undefined
  }
}

/** Whether a stored quote can still be confirmed: by this very session, before it expires. */
export const isGood = (
  { store, now }: QuoteKeeper,
  { session }: StoredQuote,
  { expiresAt }: Quote<unknown>,
): boolean => session === sessionEnd(store) && Date.parse(expiresAt) > now()

const isQuote = <Change>(
  value: unknown,
  isChange: (value: Readonly<Record<string, unknown>>) => boolean,
): value is Quote<Change> =>
  isRecord(value) &&
  ['quoteId', 'token', 'issuedAt', 'expiresAt'].every((part) => typeof value[part] === 'string') &&
  isRecord(value['change']) &&
  isChange(value['change'])

/** Whether every one of the parts is an object. */
export const hasParts = (value: Readonly<Record<string, unknown>>, parts: readonly string[]): boolean =>
  parts.every((part) => isRecord(value[part]))

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null
