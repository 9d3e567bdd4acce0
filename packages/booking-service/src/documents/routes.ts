import { encodeDocument, endpoints } from '@veranda/contract'
import { onWire } from '../platform/http/idempotent-write.ts'
import { serve } from '../platform/http/serve.ts'
import { listDocuments } from './list-documents.ts'
import { openDocument } from './open-document.ts'
import { removeDocument } from './remove-document.ts'
import { sendDocument } from './send-document.ts'
import type { SeenByTeam } from './who-may-see.ts'

export const documentRoutes = {
  sendDocument: serve(endpoints.sendDocument, async (service, { guest, params, file, claimOfFile }) => {
    const input = { bookingId: Number(params.bookingId), fileName: file.name, body: file.body }
    return onWire(await sendDocument(service, guest, input, claimOfFile), encodeDocument)
  }),
  removeDocument: serve(endpoints.removeDocument, async (service, { guest, params, claim }) => {
    const input = { bookingId: Number(params.bookingId), documentId: params.documentId }
    const { answer, isReplay } = await removeDocument(service, guest, input, claim)
    return { wire: answer, isReplay }
  }),
  listDocuments: serve(endpoints.listDocuments satisfies SeenByTeam, async (service, { params }) => {
    const handedIn = await listDocuments(service, params.requestId)
    return handedIn.map(encodeDocument)
  }),
  openDocument: serve(endpoints.openDocument satisfies SeenByTeam, (service, { staff, params }) =>
    openDocument(service, staff, params),
  ),
}
