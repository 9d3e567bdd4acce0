import { and, eq } from 'drizzle-orm'
import type { GuestSession } from '../identity/identity.ts'
import type { Database } from '../platform/db/database.ts'
import { payment } from '../schema/payment.ts'
import { reservation } from '../schema/reservation.ts'
import { after, loadPayment, movePayment, type PaymentRow } from './payment-row.ts'
import { outcomeOf } from './port.ts'
import { type PaymentNeeds, providerOf } from './require-provider.ts'
import { askLater } from './settle-authorisation.ts'

/** The guest of a session. */
export type Owner = Pick<GuestSession, 'reservationCode' | 'brand'>

const eventsMayTakeSeconds = 6 * 3_600

/**
 * Voids a payment that was not committed. The decision is stored first and sent to the provider afterwards,
 * so that no booking can be committed with it from then on. A committed payment is left alone.
 */
export async function voidPayment(
  service: PaymentNeeds,
  paymentId: string,
  /** Whose it must be, if a guest names the payment. */
  guest?: Owner,
): Promise<PaymentRow | undefined> {
  const { store, clock } = service
  const { db } = store
  const row = await loadPayment(db, paymentId)
  if (!row || (guest !== undefined && !(await isOf(db, row, guest)))) return undefined
  // Never sent, so the provider knows nothing of it.
  if (row.state === 'created') return movePayment(db, row, 'lapsed', clock.now())
  const released = row.state === 'voiding' ? row : await movePayment(db, row, 'released', clock.now())
  if (!released) return loadPayment(db, paymentId)
  const provider = providerOf(service)
  const { providerReference: reference, merchantAccount: merchant } = released
  const outcome = await outcomeOf(service.log, () => provider.void({ paymentId, reference, merchant }))
  const now = clock.now()
  switch (outcome.kind) {
    case 'done':
      return movePayment(db, released, 'voided', now)
    case 'accepted': {
      const dueAt = after(now, eventsMayTakeSeconds)
      const [waiting] = await db.update(payment).set({ dueAt }).where(eq(payment.id, row.id)).returning()
      return waiting
    }
    case 'refused':
      return movePayment(db, released, 'lapsed', now)
    case 'unknown':
      return askLater(db, released, now)
  }
}

async function isOf(
  db: Database,
  { reservationId }: PaymentRow,
  { reservationCode, brand }: Owner,
): Promise<boolean> {
  const { id, code } = reservation
  const own = and(eq(id, reservationId), eq(code, reservationCode), eq(reservation.brand, brand))
  return (await db.$count(reservation, own)) > 0
}
