import { calendarFile, calendarFileName, type Locale, type Reservation } from '@veranda/domain'
import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import { helpPhoneFor } from '../../help/help-line-of.ts'
import { languageOfBrand } from '../../platform/brands.ts'
import type { Database } from '../../platform/db/database.ts'
import { wordsOfLocale } from '../../platform/language.ts'
import type { Attachment } from '../../platform/mail/letter.ts'
import type { LetterWriter } from '../../platform/outbox/deliver-due.ts'
import type { Refusing } from '../../platform/refusal.ts'
import { requireReservation } from '../../reservations/require-reservation.ts'
import { confirmationLetter as confirmationTable } from '../../schema/confirmation-letter.ts'
import { guestsToWriteTo } from '../guests-to-write-to.ts'
import { letterheadOf } from '../letterhead.ts'
import { wordsOf } from '../letter-words.ts'
import { putInOutbox } from '../put-in-outbox.ts'
import type { LetterNeeds } from '../to-main-guest.ts'
import type { ConfirmationLetter, ConfirmationReader } from './letter.ts'
import { confirmationDocument } from './document.ts'
import { confirmationLetter } from './letter.ts'

/** The address is in it until the letter has left: what is booked is read when it is written. */
const order = v.object({
  reservationCode: v.string(),
  brand: v.string(),
  to: v.string(),
  letterId: v.string(),
})
type Order = v.InferInput<typeof order>

/** Queues the letter to one address. */
export const queueConfirmationLetter = (
  tx: Database & Refusing<'too-many-letters'>,
  payload: Order,
  locale: Locale,
  now: Date,
): Promise<void> =>
  putInOutbox(
    tx,
    { kind: 'confirmation', locale, payload, dedupeKey: `confirmation:${payload.letterId}` },
    now,
  )

export type ConfirmationNeeds = Pick<LetterNeeds, 'database' | 'brands' | 'originOf'> & {
  readonly now: () => Date
}

type Of = { readonly reservationCode: string; readonly brand: string; readonly locale: Locale }

/** What the letter to a reader is written from, as it is now. */
export async function confirmationFor(
  { database, brands, originOf, now }: ConfirmationNeeds,
  { reservationCode, brand: brandId, locale: asked }: Of,
  reader: ConfirmationReader,
): Promise<ConfirmationLetter> {
  const brand = brands.get(brandId)
  const locale = languageOfBrand(brand, asked)
  const { reservation } = await requireReservation(
    database,
    { reservationCode, brand: brandId },
    now(),
    wordsOfLocale(locale),
  )
  const link = new URL('/auth/login', originOf(brandId))
  // Only the guest's own mailbox is led to this very reservation.
  if (reader === 'own') link.searchParams.set('reservation', reservationCode)
  const [holder] = await guestsToWriteTo(database, reservationCode)
  return {
    reservation,
    reader,
    letterhead: letterheadOf(brand),
    hotelName: reservation.property.name,
    helpPhone: await helpPhoneFor({ database, brands }, reservationCode),
    locale,
    firstName: reader === 'own' ? (holder?.firstName ?? '') : '',
    reservationCode,
    link: link.href,
  }
}

/** Whose mailbox it is: the guest's own are those on file whose owner has shown to read them. */
async function readerOf(
  database: Database,
  reservationCode: string,
  to: string,
): Promise<ConfirmationReader> {
  const guests = await guestsToWriteTo(database, reservationCode)
  const isOwn = guests.some(
    ({ email, firstName }) => firstName !== '' && email.toLowerCase() === to.toLowerCase(),
  )
  return isOwn ? 'own' : 'other'
}

/** The stay for a calendar. */
function calendarOf({ reservation, ...letter }: ConfirmationLetter, now: Date): Attachment {
  const say = wordsOf(letter)
  const text = {
    summary: say('letter-confirmation.calendar'),
    description: say('letter-confirmation.calendar-note'),
  }
  return {
    filename: calendarFileName(reservation),
    contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
    content: Buffer.from(calendarFile(reservation, text, now.toISOString())),
  }
}

export const isConfirmable = ({ rooms }: Pick<Reservation, 'rooms'>): boolean =>
  rooms.some(({ status }) => status !== 'cancelled')

/** Writes to the address it was ordered for, and records what became of it. */
export const confirmationWriter =
  (needs: LetterNeeds & { readonly now: () => Date }): LetterWriter =>
  async ({ payload, locale, messageId }) => {
    const { database, sender, now } = needs
    const { reservationCode, brand, to, letterId } = v.parse(order, payload)
    const settle = async (state: 'sent' | 'bounced') => {
      await database.update(confirmationTable).set({ state }).where(eq(confirmationTable.id, letterId))
    }
    const reader = await readerOf(database, reservationCode, to)
    const letter = await confirmationFor(needs, { reservationCode, brand, locale }, reader)
    // Cancelled since it was ordered: there is nothing to confirm.
    if (!isConfirmable(letter.reservation)) {
      await settle('bounced')
      return undefined
    }
    return {
      ...(await confirmationLetter(letter)),
      messageId,
      to,
      from: { name: letter.letterhead.displayName, address: sender },
      attachments: [await confirmationDocument(letter, now()), calendarOf(letter, now())],
      onSettled: settle,
    }
  }
