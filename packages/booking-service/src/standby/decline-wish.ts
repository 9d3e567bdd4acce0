import { eq } from 'drizzle-orm'
import { asJob } from '../audit/actor.ts'
import { appendAudit } from '../audit/append-audit.ts'
import type { Database } from '../platform/db/database.ts'
import { inTransaction } from '../platform/db/in-transaction.ts'
import { standbyWish } from '../schema/standby-wish.ts'
import { orderDeclinedLetter } from '../letters/standby/order.ts'
import { stillWaits } from './still-waits.ts'
import type { Service } from '../platform/service.ts'
import type { WaitingWish } from './waiting-wishes.ts'

/** Ends a wish for which no room stayed free, once. Nothing of the reservation changes by it. */
export const declineWish = (
  { store, clock }: Pick<Service, 'store' | 'clock'>,
  wish: WaitingWish,
): Promise<void> => inTransaction({ store }, (tx) => decline(tx, wish, clock.now()))

async function decline(tx: Database, wish: WaitingWish, now: Date): Promise<void> {
  const waiting = await stillWaits(tx, wish, 'is-over', now)
  if (!waiting) return
  const { own, room } = waiting
  await tx.update(standbyWish).set({ state: 'declined', endedAt: now }).where(eq(standbyWish.id, wish.wishId))
  await orderDeclinedLetter(tx, { wish, room }, now)
  await appendAudit(tx, {
    at: now,
    actor: asJob('standby'),
    action: 'standby-declined',
    outcome: 'done',
    reservationId: own.reservation.bookingId,
    detail: { room: wish.roomNumber, wish: wish.wishId },
  })
}
