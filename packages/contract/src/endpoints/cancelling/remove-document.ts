import { object, strictObject, string } from 'valibot'
import { endpoint } from '../../endpoint.ts'
import { rowNumber } from '../../wire/row-number.ts'
import { text } from '../../wire/text.ts'
import { nothing } from '../../refusals.ts'

/** Removes a file that was not handed in yet. */
export const removeDocument = /* @__PURE__ */ endpoint({
  name: 'removeDocument',
  method: 'DELETE',
  path: '/booking/:bookingId/documents/:documentId',
  summary: 'Takes a proof back before it is handed in',
  access: 'guest',
  params: strictObject({ bookingId: rowNumber(), documentId: text(64) }),
  guard: 'once',
  refusals: {
    'document-not-found': nothing,
  },
  reply: {
    status: 200,
    schema: object({ documentId: string() }),
    decode: ({ documentId }): { readonly documentId: string } => ({ documentId }),
  },
})
