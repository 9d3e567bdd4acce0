import { type BrandId, isSameAddress, type Locale, type SentLetter } from '@veranda/domain'
import { asStaff } from '../../audit/actor.ts'
import { appendAudit } from '../../audit/append-audit.ts'
import { queueLetters } from '../../confirmation-letters/send-letter.ts'
import { guestsToWriteTo } from '../../letters/guests-to-write-to.ts'
import { putInOutbox } from '../../letters/put-in-outbox.ts'
import { addressHash } from '../../letters/sign-in-link/queue.ts'
import { languageOfBrand } from '../../platform/brands.ts'
import { type Claim, doOnceInTransaction, type Once } from '../../platform/idempotency/do-once.ts'
import type { RefusingIn } from '../../platform/refusal.ts'
import type { Service, StaffCaller } from '../../platform/service.ts'
import { lockReservation } from '../../reservations/require-reservation.ts'
import { requireNamed } from './require-named.ts'

/** A letter that staff send for a guest, in the language the guest reads. */
export type LetterForGuest = { readonly code: string; readonly email: string; readonly locale: string }

/** Sends the confirmation letter for a guest, within the limits that hold for guests. */
export async function sendLetterForGuest(
  service: Service & RefusingIn<'sendLetterForGuest'>,
  staff: StaffCaller,
  { code, email, locale }: LetterForGuest,
  claim: Claim,
): Promise<Once<readonly SentLetter[]>> {
  return doOnceInTransaction(service, claim, async (tx, now) => {
    const named = await requireNamed(tx, code)
    const order = { emails: email, locale: spoken(service, named, locale) }
    return queueLetters(tx, named, order, { actor: asStaff(staff), now })
  })
}

/**
 * Mails a fresh one-time link to an address on file. Staff never see it, and a mailbox that was sent several within the hour is
 * sent no more, as when guests ask themselves.
 */
export async function sendLinkForGuest(
  service: Service & RefusingIn<'sendLinkForGuest'>,
  staff: StaffCaller,
  { code, email, locale }: LetterForGuest,
  claim: Claim,
): Promise<Once<{ readonly ordered: boolean }>> {
  return doOnceInTransaction(service, claim, async (tx, now) => {
    const named = await requireNamed(tx, code)
    const { reservation } = await lockReservation(tx, named, now)
    const guests = await guestsToWriteTo(tx, named.reservationCode)
    const onFile = guests.find((guest) => isSameAddress(guest.email, email))
    if (!onFile) throw tx.refuse('address-not-on-file', 'No guest of the reservation has this address.')
    const payload = { reservationCode: named.reservationCode, addressHash: addressHash(onFile.email) }
    await putInOutbox(tx, { kind: 'sign-in-link', locale: spoken(service, named, locale), payload }, now)
    await appendAudit(tx, {
      at: now,
      actor: asStaff(staff),
      action: 'sign-in-link-sent',
      reservationId: reservation.bookingId,
      detail: {},
    })
    return { ordered: true }
  })
}

/** The language asked for, where the brand of the reservation offers it; otherwise the brand's first. */
const spoken = ({ brands }: Service, { brand }: { readonly brand: BrandId }, locale: string): Locale =>
  languageOfBrand(brands.get(brand), locale)
