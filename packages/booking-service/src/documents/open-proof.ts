import { setImmediate } from 'node:timers/promises'
import { proofTypes } from '@veranda/domain'
import { and, eq, or } from 'drizzle-orm'
import { asStaff } from '../audit/actor.ts'
import { appendAudit } from '../audit/append-audit.ts'
import type { Database } from '../platform/db/database.ts'
import { inTransaction } from '../platform/db/in-transaction.ts'
import { proof, proofChunk } from '../schema/proof.ts'
import type { FileGiven } from '../platform/http/reply.ts'
import type { StaffSession } from '../identity/identity.ts'
import { ServiceRefusal } from '../platform/refusal.ts'
import type { Service } from '../platform/service.ts'
import { downloadName } from './file-name.ts'
import { isProofId } from './hand-in-proofs.ts'

export type OpenProof = { readonly requestId: string; readonly proofId: string }

/** Hands one of a request's files to the team, and keeps who opened it: such files can be of the most private kind. */
export async function openProof(
  { store, clock }: Service,
  staff: StaffSession,
  { requestId, proofId }: OpenProof,
): Promise<FileGiven> {
  return inTransaction({ store }, async (tx) => {
    const [row] =
      isProofId(requestId) && isProofId(proofId)
        ? await tx
            .select()
            .from(proof)
            .where(
              and(
                eq(proof.id, proofId),
                or(eq(proof.requestId, requestId), eq(proof.priceMatchId, requestId)),
              ),
            )
        : []
    const type = proofTypes.find((known) => known === row?.type)
    if (!row || !type) throw new ServiceRefusal('not-found', 'There is no such file with this request.')
    const bytes = await bytesOf(tx, proofId)
    await appendAudit(tx, {
      at: clock.now(),
      actor: asStaff(staff),
      action: 'open-proof',
      outcome: 'done',
      reservationId: row.reservationId,
      detail: { request: requestId, proof: proofId },
    })
    return { name: downloadName(row.name, type), type, bytes }
  })
}

async function bytesOf(tx: Database, proofId: string): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = []
  for (;;) {
    const [chunk] = await tx
      .select({ bytes: proofChunk.bytes })
      .from(proofChunk)
      .where(and(eq(proofChunk.proofId, proofId), eq(proofChunk.position, parts.length)))
    if (!chunk) return Buffer.concat(parts)
    parts.push(chunk.bytes)
    // The embedded database works in this thread: between two parts the others have their turn.
    await setImmediate()
  }
}
