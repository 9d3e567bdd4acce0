import { setImmediate } from 'node:timers/promises'
import { documentTypes, type SupportingDocument } from '@veranda/domain'
import { and, asc, eq } from 'drizzle-orm'
import { asStaff } from '../audit/actor.ts'
import { appendAudit } from '../audit/append-audit.ts'
import type { StaffSession } from '../identity/identity.ts'
import type { Database } from '../platform/db/database.ts'
import { inTransaction } from '../platform/db/in-transaction.ts'
import { isUuid } from '../platform/db/is-uuid.ts'
import type { FileGiven } from '../platform/http/reply.ts'
import { ServiceRefusal } from '../platform/refusal.ts'
import type { Service } from '../platform/service.ts'
import { cancellationRequest } from '../schema/cancellation.ts'
import { priceMatch } from '../schema/price-match.ts'
import { supportingDocument, documentChunk } from '../schema/supporting-document.ts'
import { downloadName } from './file-name.ts'
import { handedInWith } from './who-may-open.ts'

export type OpenDocument = { readonly requestId: string; readonly documentId: string }

/**
 * Sends one of a request's documents to those who may open it (`who-may-open.ts`), and records who did: documents can be
 * highly private.
 */
export async function openDocument(
  { store, clock }: Service,
  staff: StaffSession,
  { requestId, documentId }: OpenDocument,
): Promise<FileGiven> {
  return inTransaction({ store }, async (tx) => {
    const [row] =
      isUuid(requestId) && isUuid(documentId)
        ? await tx
            .select()
            .from(supportingDocument)
            .where(and(eq(supportingDocument.id, documentId), handedInWith(requestId)))
        : []
    const type = documentTypes.find((known) => known === row?.type)
    if (!row || !type) throw new ServiceRefusal('not-found', 'There is no such file with this request.')
    const bytes = await bytesOf(tx, documentId)
    await appendAudit(tx, {
      at: clock.now(),
      actor: asStaff(staff),
      action: 'open-proof',
      reservationId: row.reservationId,
      detail: { request: requestId, supportingDocument: documentId },
    })
    return { name: downloadName(row.name, type), type, bytes }
  })
}

async function bytesOf(tx: Database, documentId: string): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = []
  for (;;) {
    const [chunk] = await tx
      .select({ bytes: documentChunk.bytes })
      .from(documentChunk)
      .where(and(eq(documentChunk.documentId, documentId), eq(documentChunk.position, parts.length)))
    if (!chunk) return Buffer.concat(parts)
    parts.push(chunk.bytes)
    // The embedded database works in this thread: other requests get their turn between two chunks.
    await setImmediate()
  }
}

/** The documents of a request to cancel or to match a price, in the order they were sent. */
export async function listDocuments(
  { store: { db } }: Pick<Service, 'store'>,
  requestId: string,
): Promise<readonly SupportingDocument[]> {
  const [request] = isUuid(requestId)
    ? await db
        .select({ id: cancellationRequest.id })
        .from(cancellationRequest)
        .where(eq(cancellationRequest.id, requestId))
        .union(db.select({ id: priceMatch.id }).from(priceMatch).where(eq(priceMatch.id, requestId)))
    : []
  if (!request) throw new ServiceRefusal('not-found', 'There is no such request.')
  return db
    .select({
      documentId: supportingDocument.id,
      name: supportingDocument.name,
      size: supportingDocument.size,
      type: supportingDocument.type,
    })
    .from(supportingDocument)
    .where(handedInWith(request.id))
    .orderBy(asc(supportingDocument.createdAt), asc(supportingDocument.id))
}
