import { and, eq } from 'drizzle-orm'
import type { Database } from '../platform/db/database.ts'
import { payment } from '../schema/payment.ts'
import { reservation } from '../schema/reservation.ts'
import { after, loadPayment, movePayment, type PaymentRow } from './payment-row.ts'
import { outcomeOf } from './port.ts'
import { type PaymentNeeds, providerOf } from './require-provider.ts'
import { askLater } from './settle-authorisation.ts'

const eventsMayTakeSeconds = 6 * 3_600

/**
 * Lets a payment go that was not committed. Decided here first, told to the provider afterwards: from then on no
 * booking can be committed with it. A committed payment is left alone.
 */
export async function voidPayment(
  service: PaymentNeeds,
  paymentId: string,
  /** Whose it has to be, where a guest named it. */
  reservationCode?: string,
): Promise<PaymentRow | undefined> {
  const { store, clock } = service
  const { db } = store
  const row = await loadPayment(db, paymentId)
  if (!row || (reservationCode !== undefined && !(await isOf(db, row, reservationCode)))) return undefined
  // Never sent: nobody needs to be told.
  if (row.state === 'created') return movePayment(db, row, 'lapsed', clock.now())
  const released = row.state === 'voiding' ? row : await movePayment(db, row, 'released', clock.now())
  if (!released) return loadPayment(db, paymentId)
  const provider = providerOf(service)
  const outcome = await outcomeOf(service.log, () =>
    provider.void({ paymentId, reference: released.providerReference }),
  )
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

async function isOf(db: Database, { reservationId }: PaymentRow, code: string): Promise<boolean> {
  const own = and(eq(reservation.id, reservationId), eq(reservation.code, code))
  return (await db.$count(reservation, own)) > 0
}
