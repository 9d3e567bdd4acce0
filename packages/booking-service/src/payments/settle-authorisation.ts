import { eq, sql } from 'drizzle-orm'
import { payment } from '../schema/payment.ts'
import { room } from '../schema/room.ts'
import { after, loadPayment, movePayment, type PaymentRow, waitAfter } from './payment-row.ts'
import type { Database } from '../platform/db/database.ts'
import { cardNotTaken } from './card-types.ts'
import type { Authorisation, CardShown } from './port.ts'
import type { PaymentNeeds } from './require-provider.ts'

/** Stores the outcome of an authorisation. The first process to store one wins; the others read it. */
export async function settleAuthorisation(
  { store: { db }, clock }: Pick<PaymentNeeds, 'store' | 'clock'>,
  seen: PaymentRow,
  outcome: Authorisation,
): Promise<PaymentRow> {
  const now = clock.now()
  const notTaken = await cardNotTaken(db, outcome)
  if (notTaken)
    return (await giveUp(db, seen, outcome, notTaken, now)) ?? (await loadPayment(db, seen.id)) ?? seen
  const card =
    'card' in outcome && outcome.card
      ? { cardBrand: outcome.card.brand, lastDigits: outcome.card.lastDigits }
      : {}
  const move = () => {
    switch (outcome.kind) {
      case 'authorised': {
        const { reference: providerReference, stored } = outcome
        if (!stored) return movePayment(db, seen, 'authorised', now, { ...card, providerReference })
        const onFile = { storedCardId: stored.cardId, cardExpires: stored.expires ?? null }
        return db.transaction(async (tx) => {
          await noteStoredCard(tx, seen.reservationId, true)
          return movePayment(tx, seen, 'authorised', now, { ...card, providerReference, ...onFile })
        })
      }
      case 'challenge':
        return movePayment(db, seen, 'challenged', now, {
          ...card,
          providerReference: outcome.reference,
          challengeUrl: outcome.url,
        })
      case 'declined':
        return movePayment(db, seen, 'declined', now, {
          ...card,
          declined: seen.cardBrand === 'paypal' ? 'not-approved' : outcome.reason,
        })
      case 'unknown':
        return seen.state === 'unknown' ? askLater(db, seen, now) : movePayment(db, seen, 'answer-lost', now)
    }
  }
  return (await move()) ?? (await loadPayment(db, seen.id)) ?? seen
}

/** A card the hotel does not take was authorised, or its bank asks first: nothing is charged, and it is let go of. */
const giveUp = (
  db: PaymentNeeds['store']['db'],
  seen: PaymentRow,
  outcome: Authorisation,
  { brand: cardBrand, lastDigits }: CardShown,
  now: Date,
): Promise<PaymentRow | undefined> =>
  db.transaction(async (tx) => {
    const step = outcome.kind === 'challenge' ? 'challenged' : 'authorised'
    const providerReference = 'reference' in outcome ? outcome.reference : null
    const heard = await movePayment(tx, seen, step, now, { cardBrand, lastDigits, providerReference })
    return heard && movePayment(tx, heard, 'released', now, { declined: 'card-not-taken' })
  })

/** Whether a card is stored of which the rooms of a reservation may be charged. */
export async function noteStoredCard(
  tx: Database,
  reservationId: number,
  hasStoredCard: boolean,
): Promise<void> {
  await tx.update(room).set({ hasStoredCard }).where(eq(room.reservationId, reservationId))
}

/** The outcome is still unknown: schedules another look-up, later each time. */
export async function askLater(
  db: PaymentNeeds['store']['db'],
  { id, attempts }: Pick<PaymentRow, 'id' | 'attempts'>,
  now: Date,
): Promise<PaymentRow | undefined> {
  const [row] = await db
    .update(payment)
    .set({ attempts: sql`${payment.attempts} + 1`, dueAt: after(now, waitAfter(attempts)) })
    .where(eq(payment.id, id))
    .returning()
  return row
}
