import { custom, strictObject } from 'valibot'
import { endpoint } from '../../endpoint.ts'
import { text } from '../../wire/text.ts'

/** Downloads one of the files; it is never shown as a page. */
export const openDocument = /* @__PURE__ */ endpoint({
  name: 'openDocument',
  method: 'GET',
  path: '/staff/cancellation-requests/:requestId/documents/:documentId',
  summary: 'A supporting document to download: the bytes of a PDF or a picture',
  access: 'staff',
  permission: 'inbox:read',
  params: strictObject({ requestId: text(64), documentId: text(64) }),
  givesFile: true,
  reply: { status: 200, schema: custom<Blob>((file) => file instanceof Blob), decode: (file) => file },
})
