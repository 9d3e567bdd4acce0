import type { EmailChange, getEmailChange as getEmailChangeCall } from '@veranda/contract'
import { maskedEmail } from '@veranda/domain'
import { mailboxSecretWaits } from '../identity/one-time-secrets.ts'
import type { RefusingFor } from '../platform/refusal.ts'
import type { Service } from '../platform/service.ts'
import { waitingOf } from './confirm-email.ts'

/**
 * The address that a letter's token would confirm. A new mailbox may be a stranger's: it learns enough for a
 * guest to recognize the reservation, but not the number used to sign in.
 */
export async function getEmailChange(
  { store: { db }, clock, refuse }: Pick<Service, 'store' | 'clock'> & RefusingFor<typeof getEmailChangeCall>,
  token: string,
): Promise<EmailChange> {
  const link = await mailboxSecretWaits(db, token, clock.now())
  const waiting = link && (await waitingOf(db, link.guestId))
  if (!waiting) throw refuse('link-used-up', 'This link has been used or has expired.')
  const { email, propertyName, reservationCode } = waiting
  return { email: maskedEmail(email), propertyName, reservationCode: hiddenCode(reservationCode) }
}

const shownSigns = 5

/** The end of a reservation number, at most half of it. */
const hiddenCode = (code: string): string =>
  `…${code.slice(-Math.min(shownSigns, Math.floor(code.length / 2)))}`
