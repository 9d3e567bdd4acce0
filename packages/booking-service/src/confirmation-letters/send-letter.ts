import type { sendConfirmationLetter } from '@veranda/contract'
import {
  isSameAddress,
  type Locale,
  recipientsRefusal,
  type SentLetter,
  splitAddresses,
} from '@veranda/domain'
import { and, desc, eq } from 'drizzle-orm'
import { asGuest, type GuestActor, type StaffActor } from '../audit/actor.ts'
import { appendAudit } from '../audit/append-audit.ts'
import type { GuestSession } from '../identity/identity.ts'
import { isConfirmable, queueConfirmationLetter } from '../letters/confirmation/queue.ts'
import type { Database } from '../platform/db/database.ts'
import { inTransaction } from '../platform/db/in-transaction.ts'
import { type Claim, doOnce, type Once } from '../platform/idempotency/do-once.ts'
import type { Refusing, RefusingFor } from '../platform/refusal.ts'
import type { Service } from '../platform/service.ts'
import { requireOwnCode } from '../reservations/require-own.ts'
import type { Reader } from '../reservations/load-reservation-row.ts'
import { lockReservation } from '../reservations/require-reservation.ts'
import { confirmationLetter } from '../schema/confirmation-letter.ts'
import { reservation as reservationTable } from '../schema/reservation.ts'

export type LetterCommand = {
  readonly codeReservation: string
  /** As they were typed. */
  readonly emails: string
  readonly locale: Locale
}

/** Orders the confirmation letter to each address. One that still waits for it is not written to twice. */
export async function sendLetter(
  service: Service & RefusingFor<typeof sendConfirmationLetter>,
  guest: GuestSession,
  command: LetterCommand,
  claim: Claim,
): Promise<Once<readonly SentLetter[]>> {
  requireOwnCode(guest, command.codeReservation)
  return doOnce<readonly SentLetter[]>(service, claim, (finish) =>
    inTransaction(service, async (tx) => {
      const letters = await queueLetters(tx, guest, command, {
        actor: asGuest(guest),
        now: service.clock.now(),
      })
      await finish(tx, letters)
      return letters
    }),
  )
}

/** Orders the letters, on behalf of the actor. Call it last in a transaction. */
export async function queueLetters(
  tx: Database & Refusing<'recipients-not-accepted' | 'nothing-to-confirm' | 'too-many-letters'>,
  reader: Reader,
  { emails, locale }: Pick<LetterCommand, 'emails' | 'locale'>,
  { actor, now }: { readonly actor: GuestActor | StaffActor; readonly now: Date },
): Promise<readonly SentLetter[]> {
  const addresses = splitAddresses(emails)
  if (recipientsRefusal(addresses))
    throw tx.refuse('recipients-not-accepted', 'Send up to five plain e-mail addresses.')
  const { reservation } = await lockReservation(tx, reader, now)
  if (!isConfirmable(reservation)) throw tx.refuse('nothing-to-confirm', 'Every room has been canceled.')
  const { bookingId, reservationCode, brand } = reservation
  const before = await listLetters(tx, reader)
  const waiting = before.filter(({ state }) => state === 'queued')
  const fresh = addresses.filter((to) => !waiting.some(({ email }) => isSameAddress(email, to)))
  for (const to of fresh) {
    const [row] = await tx
      .insert(confirmationLetter)
      .values({ reservationId: bookingId, email: to, orderedAt: now })
      .returning({ letterId: confirmationLetter.id })
    if (!row) throw new Error('The letter was not kept')
    await queueConfirmationLetter(tx, { reservationCode, brand, to, ...row }, locale, now)
  }
  const letters = await listLetters(tx, reader)
  await appendAudit(tx, {
    at: now,
    actor,
    action: 'confirmation-letter-ordered',
    reservationId: bookingId,
    detail: { letters: fresh.length },
  })
  return letters
}

/** The last letter to each address, the newest first. */
export async function listLetters(
  database: Database,
  { reservationCode, brand }: Pick<GuestSession, 'reservationCode' | 'brand'>,
): Promise<readonly SentLetter[]> {
  const rows = await database
    .select({
      email: confirmationLetter.email,
      state: confirmationLetter.state,
      orderedAt: confirmationLetter.orderedAt,
    })
    .from(confirmationLetter)
    .innerJoin(reservationTable, eq(reservationTable.id, confirmationLetter.reservationId))
    .where(and(eq(reservationTable.code, reservationCode), eq(reservationTable.brand, brand)))
    .orderBy(desc(confirmationLetter.orderedAt), confirmationLetter.email)
  return rows
    .filter(({ email }, index) => rows.findIndex((row) => isSameAddress(row.email, email)) === index)
    .map(({ orderedAt, ...row }) => ({ ...row, orderedAt: orderedAt.toISOString() }))
}
