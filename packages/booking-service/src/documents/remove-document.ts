import { and, eq } from 'drizzle-orm'
import { supportingDocument } from '../schema/supporting-document.ts'
import { inTransaction } from '../platform/db/in-transaction.ts'
import { type Claim, doOnce, type Once } from '../platform/idempotency/do-once.ts'
import type { GuestSession } from '../identity/identity.ts'
import type { RefusingFor } from '../platform/refusal.ts'
import { requireOwn } from '../reservations/require-own.ts'
import { lockReservation } from '../reservations/require-reservation.ts'
import type { Service } from '../platform/service.ts'
import { isDocumentId, notHandedIn } from './hand-in-documents.ts'
import type { removeDocument as removeDocumentCall } from '@veranda/contract'

export type RemoveDocument = { readonly bookingId: number; readonly documentId: string }

/** Removes a file that was not handed in yet. */
export const removeDocument = (
  service: Service & RefusingFor<typeof removeDocumentCall>,
  guest: GuestSession,
  { bookingId, documentId }: RemoveDocument,
  claim: Claim,
): Promise<Once<{ readonly documentId: string }>> =>
  doOnce(service, claim, (finish) =>
    inTransaction(service, async (tx) => {
      const { reservation } = await lockReservation(tx, guest, service.clock.now())
      requireOwn(reservation, bookingId)
      const removed = isDocumentId(documentId)
        ? await tx
            .delete(supportingDocument)
            .where(
              and(
                eq(supportingDocument.id, documentId),
                eq(supportingDocument.reservationId, bookingId),
                notHandedIn(),
              ),
            )
            .returning({ documentId: supportingDocument.id })
        : []
      if (removed.length === 0) throw tx.refuse('document-not-found', 'There is no such file.')
      await finish(tx, { documentId })
      return { documentId }
    }),
  )
