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
  /** Told that there is something to send. */
  readonly onOrder: () => void
}

/**
 * Notes that somebody asks for a link. What is done here is the same for every number and address; whether
 * there is anybody to write to is found out later, when the letter is written, out of the asker's sight.
 */
export async function queueSignInLink(orders: SignInLinkMail, input: SignInLinkRequest): Promise<void> {
  const reservationCode = toReservationCode(input.reservationCode)
  const payload = { reservationCode, addressHash: addressHash(input.email) }
  await putInOutbox(orders.database, { kind: 'sign-in-link', locale: input.locale, payload }, orders.now())
  orders.onOrder()
}

/** An address as it is compared: the outbox needs to recognise it, not to keep it. */
export const addressHash = (email: string): string =>
  createHash('sha256').update(email.normalize('NFKC').trim().toLowerCase()).digest('base64url')
