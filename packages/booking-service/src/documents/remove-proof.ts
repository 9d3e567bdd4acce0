import { and, eq } from 'drizzle-orm'
import { proof } from '../schema/proof.ts'
import { inTransaction } from '../platform/db/in-transaction.ts'
import { type Claim, doOnce, type Once } from '../platform/idempotency/do-once.ts'
import type { GuestSession } from '../identity/identity.ts'
import { ServiceRefusal } from '../platform/refusal.ts'
import { requireOwn } from '../reservations/require-own.ts'
import { lockReservation } from '../reservations/require-reservation.ts'
import type { Service } from '../service.ts'
import { isProofId, notHandedIn } from './hand-in-proofs.ts'

export type RemoveProof = { readonly bookingId: number; readonly proofId: string }

/** Takes a file back that was not handed in. */
export const removeProof = (
  service: Service,
  guest: GuestSession,
  { bookingId, proofId }: RemoveProof,
  claim: Claim,
): Promise<Once<{ readonly proofId: string }>> =>
  doOnce(service, claim, (finish) =>
    inTransaction(service.store, async (tx) => {
      const { reservation } = await lockReservation(tx, guest, service.clock.now())
      requireOwn(reservation, bookingId)
      const removed = isProofId(proofId)
        ? await tx
            .delete(proof)
            .where(and(eq(proof.id, proofId), eq(proof.reservationId, bookingId), notHandedIn()))
            .returning({ proofId: proof.id })
        : []
      if (removed.length === 0) throw new ServiceRefusal('proof-not-found', 'There is no such file.')
      await finish(tx, { proofId })
      return { proofId }
    }),
  )
