import type { Instant } from '../dates/index.ts'
import { email, mostRecipients } from '../validation/index.ts'

export const letterStates = ['queued', 'sent', 'bounced'] as const
export type LetterState = (typeof letterStates)[number]

/** The confirmation letter on its way to one address. */
export type SentLetter = {
  readonly email: string
  readonly state: LetterState
  readonly orderedAt: Instant
}

/** A letter as it will arrive. */
export type LetterPreview = { readonly subject: string; readonly html: string }

/** Whether two addresses are one: a domain is the same however it is written, and mailboxes are in practice. */
export const isSameAddress = (one: string, other: string): boolean =>
  one.toLowerCase() === other.toLowerCase()

/** Addresses as they are typed or pasted: separated by commas, semicolons, blanks or lines; each said once. */
export function splitAddresses(typed: string): readonly string[] {
  const parts = typed
    .split(/[\s,;]+/)
    .map((part) => part.replace(/^<(.*)>$/, '$1'))
    .filter((part) => part !== '')
  return parts.filter((part, index) => parts.findIndex((other) => isSameAddress(other, part)) === index)
}

/** Why addresses cannot be written to: one of them is none, there are too many, or there is none at all. */
export function recipientsRefusal(
  addresses: readonly string[],
): 'no-address' | 'not-an-address' | 'too-many' | undefined {
  if (addresses.length === 0) return 'no-address'
  if (addresses.some((address) => email(address))) return 'not-an-address'
  return addresses.length > mostRecipients ? 'too-many' : undefined
}
