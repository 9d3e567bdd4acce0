import { endpoints } from '@veranda/contract'
import { serve, serveValue } from '../platform/http/serve.ts'
import { listDocuments } from './list-documents.ts'
import { openDocument } from './open-document.ts'
import { removeDocument } from './remove-document.ts'
import { sendDocument } from './send-document.ts'
import type { SeenByTeam } from './who-may-see.ts'

export const documentRoutes = {
  sendDocument: serveValue(endpoints.sendDocument, (service, { guest, params, file, claimOfFile }) => {
    const input = { bookingId: Number(params.bookingId), fileName: file.name, body: file.body }
    return sendDocument(service, guest, input, claimOfFile)
  }),
  removeDocument: serveValue(endpoints.removeDocument, (service, { guest, params, claim }) => {
    const input = { bookingId: Number(params.bookingId), documentId: params.documentId }
    return removeDocument(service, guest, input, claim)
  }),
  listDocuments: serveValue(endpoints.listDocuments satisfies SeenByTeam, (service, { params }) =>
    listDocuments(service, params.requestId),
  ),
  openDocument: serve(endpoints.openDocument satisfies SeenByTeam, (service, { staff, params }) =>
    openDocument(service, staff, params),
  ),
}
