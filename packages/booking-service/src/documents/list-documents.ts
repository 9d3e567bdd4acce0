import type { SupportingDocument } from '@veranda/domain'
import { asc, eq } from 'drizzle-orm'
import { cancellationRequest } from '../schema/cancellation.ts'
import { priceMatch } from '../schema/price-match.ts'
import { supportingDocument } from '../schema/supporting-document.ts'
import { ServiceRefusal } from '../platform/refusal.ts'
import type { Service } from '../platform/service.ts'
import { isUuid } from '../platform/db/is-uuid.ts'
import { handedInWith } from './who-may-see.ts'

/** The files attached to a request to cancel or to match a price, in the order they were sent. */
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
