import { createHash } from 'node:crypto'
import { type Locale, toReservationCode } from '@veranda/domain'
import type { Database } from '../../platform/db/database.ts'
import { putInOutbox } from '../put-in-outbox.ts'

export type SignInLinkRequest = {
  readonly reservationCode: string
  readonly email: string
  readonly locale: Locale
}

export type SignInLinkMail = {
  readonly database: Database
  readonly now: () => Date
  /** Called when there is a letter to send. */
  readonly onOrder: () => void
}

/**
 * Stores the request for a link. The work is the same for every number and address, so that the caller learns
 * nothing from it; whether they match is checked later, when the letter is written.
 */
export async function queueSignInLink(orders: SignInLinkMail, input: SignInLinkRequest): Promise<void> {
  const reservationCode = toReservationCode(input.reservationCode)
  const payload = { reservationCode, addressHash: addressHash(input.email) }
  await putInOutbox(orders.database, { kind: 'sign-in-link', locale: input.locale, payload }, orders.now())
  orders.onOrder()
}

/** A hash, because the outbox only needs to compare addresses. */
export const addressHash = (email: string): string =>
  createHash('sha256').update(email.normalize('NFKC').trim().toLowerCase()).digest('base64url')
