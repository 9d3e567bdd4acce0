import type { Guest, GuestForm, Locale, Reservation } from '@veranda/domain'
import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import type { Database } from '../../platform/db/database.ts'
import { emailChange } from '../../schema/email-change.ts'
import { keepSecret, minutesOf, minutesOnceOpened, newLinkSecret } from '../../identity/one-time-secrets.ts'
import { helpPhoneFor } from '../../help/help-line-of.ts'
import { languageOfBrand } from '../../platform/brands.ts'
import type { LetterWriter } from '../../platform/outbox/deliver-due.ts'
import { emailConfirmationLetter } from './letter.ts'
import { letterheadOf } from '../letterhead.ts'
import { putInOutbox } from '../put-in-outbox.ts'
import { addressedGuest } from '../addressed-guest.ts'
import type { LetterNeeds } from '../to-main-guest.ts'
import type { Refusing } from '../../platform/refusal.ts'

const order = v.object({
  reservationCode: v.string(),
  brand: v.string(),
  guestId: v.number(),
  to: v.string(),
  mailbox: v.picklist(['before', 'now']),
  /** The new address; a queued letter about an earlier one is no longer sent. */
  email: v.string(),
  at: v.string(),
  isNamed: v.boolean(),
})
type Order = v.InferInput<typeof order>

/** Queues a letter to the old mailbox and one to the new; a link in either confirms the change. */
export async function queueEmailConfirmations(
  tx: Database & Refusing<'too-many-letters'>,
  { bookingId, reservationCode, version, brand }: Reservation,
  {
    guest: { guestId, email: before = '' },
    form: { email },
    isProven,
  }: {
    readonly guest: Pick<Guest, 'guestId' | 'email'>
    readonly form: Pick<GuestForm, 'email'>
    readonly isProven: boolean
  },
  locale: Locale,
  now: Date,
): Promise<void> {
  const mailboxes = { before, now: email } as const
  for (const mailbox of ['before', 'now'] as const) {
    const isNamed = mailbox === 'before' && isProven
    const about = { reservationCode, brand, guestId, email, at: now.toISOString() }
    const payload: Order = { ...about, to: mailboxes[mailbox], mailbox, isNamed }
    const dedupeKey = `email-confirmation:${bookingId}:${version}:${guestId}:${mailbox}`
    await putInOutbox(tx, { kind: 'email-confirmation', locale, payload, dedupeKey }, now)
  }
}

/** The expiry of a confirmation link that is written now. */
export const waitsUntil = (now: Date): Date => new Date(now.getTime() + minutesOf['email-now'] * 60_000)

/** Writes to a mailbox that may confirm the change. The link's secret exists in the letter only. */
export const emailConfirmationWriter =
  ({ now, ...needs }: LetterNeeds & { readonly now: () => Date }): LetterWriter =>
  async ({ payload, locale, messageId }) => {
    const asked = v.parse(order, payload)
    const { database, brands, originOf, sender } = needs
    const { brand, guestId, mailbox, to } = asked
    const guest = await addressedGuest(database, asked)
    const [waiting] = await database.select().from(emailChange).where(eq(emailChange.guestId, guestId))
    if (!guest || waiting?.email !== asked.email) return undefined
    const secret = newLinkSecret()
    const { reservationCode } = guest
    await keepSecret(
      database,
      { reservationCode, brand, purpose: `email-${mailbox}`, guestId },
      secret,
      now(),
    )
    await database
      .update(emailChange)
      .set({ expiresAt: waitsUntil(now()) })
      .where(eq(emailChange.guestId, guestId))
    const served = brands.get(brand)
    const letterhead = letterheadOf(served)
    const content = await emailConfirmationLetter({
      ...guest,
      ...asked,
      letterhead,
      helpPhone: await helpPhoneFor({ database, brands }, reservationCode),
      locale: languageOfBrand(served, locale),
      link: new URL(`/auth/email/${secret}`, originOf(brand)).href,
      minutes: minutesOf['email-now'],
      opened: minutesOnceOpened,
    })
    return { ...content, messageId, to, from: { name: letterhead.displayName, address: sender } }
  }
