import { and, eq } from 'drizzle-orm'
import { supportingDocument } from '../schema/supporting-document.ts'
import { type Claim, doOnceInTransaction, type Once } from '../platform/idempotency/do-once.ts'
import type { GuestSession } from '../identity/identity.ts'
import type { RefusingIn } from '../platform/refusal.ts'
import { requireOwn } from '../reservations/require-own.ts'
import { lockReservation } from '../reservations/require-reservation.ts'
import type { Service } from '../platform/service.ts'
import { isUuid } from '../platform/db/is-uuid.ts'
import { notHandedIn } from './hand-in-documents.ts'

export type RemoveDocument = { readonly bookingId: number; readonly documentId: string }

/** Removes a file that was not handed in yet. */
export const removeDocument = (
  service: Service & RefusingIn<'removeDocument'>,
  guest: GuestSession,
  { bookingId, documentId }: RemoveDocument,
  claim: Claim,
): Promise<Once<{ readonly documentId: string }>> =>
  doOnceInTransaction(service, claim, async (tx, now) => {
    const { reservation } = await lockReservation(tx, guest, now)
    requireOwn(reservation, bookingId)
    const { id, reservationId } = supportingDocument
    const removed = isUuid(documentId)
      ? await tx
          .delete(supportingDocument)
          .where(and(eq(id, documentId), eq(reservationId, bookingId), notHandedIn()))
          .returning({ documentId: id })
      : []
    if (removed.length === 0) throw tx.refuse('document-not-found', 'There is no such file.')
    return { documentId }
  })
