import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Database } from '../platform/db/database.ts'
import { proof } from '../schema/proof.ts'
import type { Refusing } from '../platform/refusal.ts'

export const isProofId = (text: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(text)

/** Files their guest may still take back: they came with no request yet. */
export const notHandedIn = () => and(isNull(proof.requestId), isNull(proof.priceMatchId))

/** Hands files in with a request: from then on they are the team’s. All of them, or nothing is handed in. */
export async function handInProofs(
  tx: Database & Refusing<'proof-not-found'>,
  reservationId: number,
  proofIds: readonly string[],
  request: { readonly requestId: string } | { readonly priceMatchId: string },
): Promise<void> {
  const wanted = [...new Set(proofIds)].filter(isProofId)
  const handedIn =
    wanted.length === 0
      ? []
      : await tx
          .update(proof)
          .set(request)
          .where(and(eq(proof.reservationId, reservationId), inArray(proof.id, wanted), notHandedIn()))
          .returning({ id: proof.id })
  if (handedIn.length < new Set(proofIds).size)
    throw tx.refuse('proof-not-found', 'One of the files was not received. Send it again.')
}
