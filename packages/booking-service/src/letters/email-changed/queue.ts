import type { Guest, Locale, Reservation } from '@veranda/domain'
import * as v from 'valibot'
import type { Database } from '../../platform/db/database.ts'
import { helpPhoneFor } from '../../help/help-line-of.ts'
import { languageOfBrand } from '../../platform/brands.ts'
import type { LetterWriter } from '../../platform/outbox/deliver-due.ts'
import { emailChangedLetter } from './letter.ts'
import { letterheadOf } from '../letterhead.ts'
import { addressedGuest } from '../addressed-guest.ts'
import { putInOutbox } from '../put-in-outbox.ts'
import type { LetterNeeds } from '../to-main-guest.ts'
import type { Refusing } from '../../platform/refusal.ts'

/**
 * The outbox stores the address, since the old one is stored nowhere else; it is deleted once the letter has
 * been sent.
 */
const order = v.object({
  reservationCode: v.string(),
  brand: v.string(),
  guestId: v.number(),
  to: v.string(),
  /** Whether the letter goes to the guest's old address or to the new one. */
  address: v.picklist(['before', 'now']),
  /** The new address; empty if the old one was only removed. */
  now: v.string(),
  at: v.string(),
  /** Whether the letter names the guest: only in a mailbox that is proven to be theirs. */
  isNamed: v.boolean(),
})
type Order = v.InferInput<typeof order>

export type EmailChanged = {
  readonly reservation: Pick<Reservation, 'bookingId' | 'reservationCode' | 'version' | 'brand'>
  /** The guest before the change. */
  readonly guest: Pick<Guest, 'guestId' | 'email'> & { readonly isProven?: boolean }
  readonly email: string
}

/**
 * Queues a letter to the old address and one to the new: once per version of a reservation, however often it
 * is called.
 */
export async function queueEmailChangedLetters(
  tx: Database & Refusing<'too-many-letters'>,
  { reservation, guest: { guestId, email: before = '', isProven = true }, email }: EmailChanged,
  locale: Locale,
  now: Date,
): Promise<void> {
  const { bookingId, reservationCode, version, brand } = reservation
  const addresses = { before, now: email } as const
  for (const address of ['before', 'now'] as const) {
    const to = addresses[address]
    if (to === '') continue
    const isNamed = address === 'before' && isProven
    const parts = { reservationCode, brand, guestId, to, address, now: email, at: now.toISOString(), isNamed }
    const payload: Order = parts
    const dedupeKey = `email-changed:${bookingId}:${version}:${guestId}:${address}`
    await putInOutbox(tx, { kind: 'email-changed', locale, payload, dedupeKey }, now)
  }
}

/** Writes to the address in the order, because the one on file may already be another. */
export const emailChangedWriter =
  ({ database, brands, originOf, sender }: LetterNeeds): LetterWriter =>
  async ({ payload, locale, messageId }) => {
    const changed = v.parse(order, payload)
    const guest = await addressedGuest(database, changed)
    if (!guest) return undefined
    const brand = brands.get(changed.brand)
    const letterhead = letterheadOf(brand)
    const link = new URL('/auth/login', originOf(changed.brand))
    // The link of the new mailbox has no reservation number: a stranger who reads it learns nothing that
    // opens the reservation.
    if (changed.address === 'before') link.searchParams.set('reservation', guest.reservationCode)
    const content = await emailChangedLetter({
      ...guest,
      ...changed,
      letterhead,
      helpPhone: await helpPhoneFor({ database, brands }, guest.reservationCode),
      locale: languageOfBrand(brand, locale),
      link: link.href,
    })
    return { ...content, messageId, to: changed.to, from: { name: letterhead.displayName, address: sender } }
  }
