import { createHash } from 'node:crypto'
import { toReservationCode } from '@veranda/domain'
import type { Database } from '../../platform/db/database.ts'
import { putInOutbox } from '../../platform/outbox/outbox.ts'
import type { SignInLinkWish } from '../../service.ts'

export type SignInLinkDesk = {
  readonly database: Database
  readonly now: () => Date
  /** Told that there is something to send. */
  readonly onOrder: () => void
}

/**
 * Notes that somebody asks for a link. What is done here is the same for every number and address; whether
 * there is anybody to write to is found out later, when the letter is written, out of the asker's sight.
 */
export async function requestSignInLink(desk: SignInLinkDesk, wish: SignInLinkWish): Promise<void> {
  const reservationCode = toReservationCode(wish.reservationCode)
  const payload = { reservationCode, addressHash: addressHash(wish.email) }
  await putInOutbox(desk.database, { kind: 'sign-in-link', locale: wish.locale, payload }, desk.now())
  desk.onOrder()
}

/** An address as it is compared: the outbox needs to recognise it, not to keep it. */
export const addressHash = (email: string): string =>
  createHash('sha256').update(email.normalize('NFKC').trim().toLowerCase()).digest('base64url')
