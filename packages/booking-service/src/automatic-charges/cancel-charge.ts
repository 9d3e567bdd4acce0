import type { BookingVersion } from '@veranda/contract'
import { asGuest } from '../audit/actor.ts'
import { appendAudit } from '../audit/append-audit.ts'
import type { GuestSession } from '../identity/identity.ts'
import type { Claim, Once } from '../platform/idempotency/do-once.ts'
import type { RefusingIn } from '../platform/refusal.ts'
import type { Service } from '../platform/service.ts'
import { doOnVersion, type OnVersion } from '../reservations/do-on-version.ts'
import { raiseVersion, tellHistory } from '../reservations/record.ts'
import { lockOpenCharge } from './charge-row.ts'
import { endCharge } from './end-charge.ts'

/** Cancels an automatic charge, as long as the card is not being asked: the balance stays due on its day. */
export const cancelCharge = (
  service: Service & RefusingIn<'cancelAutomaticCharge'>,
  guest: GuestSession,
  seen: OnVersion,
  claim: Claim,
): Promise<Once<BookingVersion>> =>
  doOnVersion(service, guest, seen, claim, async (tx, reservation, now) => {
    const { bookingId } = reservation
    const row = await lockOpenCharge(tx, bookingId)
    if (!row) throw tx.refuse('no-automatic-charge', 'No automatic charge was agreed.')
    if (row.paymentId !== null)
      throw tx.refuse('charge-under-way', 'The balance is being charged at this moment.')
    await endCharge(tx, row, now)
    await raiseVersion(tx, reservation)
    await tellHistory(tx, bookingId, asGuest(guest), { kind: 'charge-cancelled', now })
    await appendAudit(tx, {
      at: now,
      actor: asGuest(guest),
      action: 'cancel-automatic-charge',
      reservationId: bookingId,
      detail: { charge: row.id },
    })
  })
