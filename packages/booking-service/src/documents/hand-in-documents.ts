import { and, eq, inArray, isNull } from 'drizzle-orm'
import { isUuid } from '../platform/db/is-uuid.ts'
import type { Database } from '../platform/db/database.ts'
import { supportingDocument } from '../schema/supporting-document.ts'
import type { Refusing } from '../platform/refusal.ts'

/** Files that the guest may still remove: no request includes them yet. */
export const notHandedIn = () =>
  and(isNull(supportingDocument.requestId), isNull(supportingDocument.priceMatchId))

/** Attaches files to a request; from then on they belong to the team. All or none. */
export async function handInDocuments(
  tx: Database & Refusing<'document-not-found'>,
  reservationId: number,
  documentIds: readonly string[],
  request: { readonly requestId: string } | { readonly priceMatchId: string },
): Promise<void> {
  const wanted = [...new Set(documentIds)].filter(isUuid)
  const handedIn =
    wanted.length === 0
      ? []
      : await tx
          .update(supportingDocument)
          .set(request)
          .where(
            and(
              eq(supportingDocument.reservationId, reservationId),
              inArray(supportingDocument.id, wanted),
              notHandedIn(),
            ),
          )
          .returning({ id: supportingDocument.id })
  if (handedIn.length < new Set(documentIds).size)
    throw tx.refuse('document-not-found', 'One of the files was not received. Send it again.')
}
