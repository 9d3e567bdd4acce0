import type { Proof } from '@veranda/domain'
import { asc, eq, or } from 'drizzle-orm'
import { cancellationRequest } from '../schema/cancellation.ts'
import { priceMatch } from '../schema/price-match.ts'
import { proof } from '../schema/proof.ts'
import { ServiceRefusal } from '../platform/refusal.ts'
import type { Service } from '../service.ts'
import { isProofId } from './hand-in-proofs.ts'

/** What was handed in with a request to cancel or to match a price, in the order it was sent. */
export async function listProofs(
  { store: { db } }: Pick<Service, 'store'>,
  requestId: string,
): Promise<readonly Proof[]> {
  const [request] = isProofId(requestId)
    ? await db
        .select({ id: cancellationRequest.id })
        .from(cancellationRequest)
        .where(eq(cancellationRequest.id, requestId))
        .union(db.select({ id: priceMatch.id }).from(priceMatch).where(eq(priceMatch.id, requestId)))
    : []
  if (!request) throw new ServiceRefusal('not-found', 'There is no such request.')
  return db
    .select({ proofId: proof.id, name: proof.name, size: proof.size, type: proof.type })
    .from(proof)
    .where(or(eq(proof.requestId, request.id), eq(proof.priceMatchId, request.id)))
    .orderBy(asc(proof.createdAt), asc(proof.id))
}
