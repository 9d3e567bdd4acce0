import { money } from '@veranda/domain'
import { eq } from 'drizzle-orm'
import { payment } from '../schema/payment.ts'
import { holdReservation } from '../receipts/hold-reservation.ts'
import { notCollected } from './not-collected.ts'
import { after, loadPayment, movePayment, type PaymentRow } from './payment-row.ts'
import { outcomeOf } from './port.ts'
import { type PaymentNeeds, providerOf } from './require-provider.ts'
import { settleRefundsOf } from './settle-refunds.ts'
import { askLater } from './settle-authorisation.ts'

// The provider reports an accepted capture by itself; it is asked again only if the webhook was lost.
const eventsMayTakeSeconds = 6 * 3_600

/**
 * Captures a committed payment. Calling it again captures nothing more; the sweep repeats it until the
 * outcome is known.
 */
export async function capturePayment(
  service: PaymentNeeds,
  paymentId: string,
): Promise<PaymentRow | undefined> {
  const { store, clock } = service
  const { db } = store
  const row = await loadPayment(db, paymentId)
  if (row?.state !== 'capturing') return row
  const provider = providerOf(service)
  const { amount, currency, providerReference: reference, merchantAccount: merchant } = row
  const outcome = await outcomeOf(service.log, () =>
    provider.capture({ paymentId, reference, merchant, amount: money(amount, currency) }),
  )
  const now = clock.now()
  switch (outcome.kind) {
    case 'done':
      return db.transaction(async (tx) => {
        const captured = await movePayment(tx, row, 'captured', now)
        return captured && settleRefundsOf(tx, captured.id, now)
      })
    case 'accepted': {
      const dueAt = after(now, eventsMayTakeSeconds)
      const [waiting] = await db.update(payment).set({ dueAt }).where(eq(payment.id, row.id)).returning()
      return waiting
    }
    case 'refused':
      return db.transaction(async (tx) => {
        await holdReservation(tx, row.reservationId)
        const failed = await movePayment(tx, row, 'capture-failed', now)
        if (failed) await notCollected(tx, service.signer, row, now)
        return failed
      })
    case 'unknown':
      return askLater(db, row, now)
  }
}
