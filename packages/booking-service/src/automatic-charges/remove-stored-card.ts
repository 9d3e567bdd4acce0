import { merchantAccountOfStay } from '../payments/merchant-account.ts'
import type { removeStoredCard as removeStoredCardCall } from '@veranda/contract'
import { asGuest } from '../audit/actor.ts'
import { appendAudit } from '../audit/append-audit.ts'
import type { GuestSession } from '../identity/identity.ts'
import type { PayingService } from '../payments/payments.ts'
import { requireProvider } from '../payments/require-provider.ts'
import { noteStoredCard } from '../payments/settle-authorisation.ts'
import { inTransaction } from '../platform/db/in-transaction.ts'
import { type Claim, doOnce, type Finish, type Once, type Turn } from '../platform/idempotency/do-once.ts'
import type { RefusingFor } from '../platform/refusal.ts'
import { lockReservation } from '../reservations/require-reservation.ts'
import { lockOpenCharge } from './charge-row.ts'

type Removed = { readonly cardId: string }

/** Has the provider forget a stored card, unless an automatic charge is to use it. */
export async function removeStoredCard(
  service: PayingService & RefusingFor<typeof removeStoredCardCall>,
  guest: GuestSession,
  cardId: string,
  claim: Claim,
): Promise<Once<Removed>> {
  const provider = requireProvider(service)
  const { clock, refuse, store } = service
  const { reservationCode: owner } = guest
  const work = async (finish: Finish<Removed>, turn: Turn): Promise<Removed> => {
    await inTransaction(service, async (tx) => {
      const { reservation } = await lockReservation(tx, guest, clock.now())
      const charge = await lockOpenCharge(tx, reservation.bookingId)
      if (charge?.cardId === cardId)
        throw tx.refuse('card-in-use', 'This card is to be charged automatically.')
    })
    const merchant = await merchantAccountOfStay(store.db, owner)
    // A card that was there when this write was begun is gone by it, and the audit is still to say so.
    if (!(await provider.forgetCard(owner, cardId, merchant)) && turn === 'first')
      throw refuse('card-not-found', 'This card was not found.')
    const left = await provider.listCards(owner, merchant)
    await inTransaction({ store }, async (tx) => {
      const now = clock.now()
      const { reservation } = await lockReservation(tx, guest, now)
      const { bookingId: reservationId } = reservation
      if (left.length === 0) await noteStoredCard(tx, reservationId, false)
      await appendAudit(tx, {
        at: now,
        actor: asGuest(guest),
        action: 'remove-stored-card',
        reservationId,
        detail: {},
      })
      await finish(tx, { cardId })
    })
    return { cardId }
  }
  // The provider may have forgotten the card although its answer was lost.
  return doOnce<Removed>(service, claim, work, { afterFailure: 'begun' })
}
