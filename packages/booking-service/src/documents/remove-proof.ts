import { and, eq } from 'drizzle-orm'
import { proof } from '../schema/proof.ts'
import { inTransaction } from '../platform/db/in-transaction.ts'
import { type Claim, doOnce, type Once } from '../platform/idempotency/do-once.ts'
import type { GuestSession } from '../identity/identity.ts'
import type { RefusingFor } from '../platform/refusal.ts'
import { requireOwn } from '../reservations/require-own.ts'
import { lockReservation } from '../reservations/require-reservation.ts'
import type { Service } from '../platform/service.ts'
import { isProofId, notHandedIn } from './hand-in-proofs.ts'
import type { removeProof as removeProofCall } from '@veranda/contract'

export type RemoveProof = { readonly bookingId: number; readonly proofId: string }

/** Takes a file back that was not handed in. */
export const removeProof = (
  service: Service & RefusingFor<typeof removeProofCall>,
  guest: GuestSession,
  { bookingId, proofId }: RemoveProof,
  claim: Claim,
): Promise<Once<{ readonly proofId: string }>> =>
  doOnce(service, claim, (finish) =>
    inTransaction(service, async (tx) => {
      const { reservation } = await lockReservation(tx, guest, service.clock.now())
      requireOwn(reservation, bookingId)
      const removed = isProofId(proofId)
        ? await tx
            .delete(proof)
            .where(and(eq(proof.id, proofId), eq(proof.reservationId, bookingId), notHandedIn()))
            .returning({ proofId: proof.id })
        : []
      if (removed.length === 0) throw tx.refuse('proof-not-found', 'There is no such file.')
      await finish(tx, { proofId })
      return { proofId }
    }),
  )
