import { endpoints } from '@veranda/contract'
import { and, eq } from 'drizzle-orm'
import { isUuid } from '../platform/db/is-uuid.ts'
import { serve, serveValue } from '../platform/http/serve.ts'
import { doOnceInTransaction } from '../platform/idempotency/do-once.ts'
import { requireOwn } from '../reservations/require-own.ts'
import { lockReservation } from '../reservations/require-reservation.ts'
import { supportingDocument } from '../schema/supporting-document.ts'
import { notHandedIn } from './hand-in-documents.ts'
import { listDocuments, openDocument } from './open-document.ts'
import { sendDocument } from './send-document.ts'
import { forThoseWhoMayOpen } from './who-may-open.ts'

export const documentRoutes = {
  sendDocument: serveValue(endpoints.sendDocument, (service, { guest, params, file, claimOfFile }) => {
    const input = { bookingId: Number(params.bookingId), fileName: file.name, body: file.body }
    return sendDocument(service, guest, input, claimOfFile)
  }),
  /** Removes a document that was not handed in yet. */
  removeDocument: serveValue(endpoints.removeDocument, (service, { guest, params, claim }) =>
    doOnceInTransaction(service, claim, async (tx, now) => {
      const { documentId } = params
      const bookingId = Number(params.bookingId)
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
    }),
  ),
  listDocuments: serveValue(forThoseWhoMayOpen(endpoints.listDocuments), (service, { params }) =>
    listDocuments(service, params.requestId),
  ),
  openDocument: serve(forThoseWhoMayOpen(endpoints.openDocument), (service, { staff, params }) =>
    openDocument(service, staff, params),
  ),
}
