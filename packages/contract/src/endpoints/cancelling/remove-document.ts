import { strictObject, string } from 'valibot'
import { endpoint } from '../../endpoint.ts'
import { rowNumber } from '../../wire/row-number.ts'
import { text } from '../../wire/text.ts'
import { nothing } from '../../refusals.ts'
import { answer, parts } from '../../wire/shape.ts'

/** Removes a file that was not handed in yet. */
export const removeDocument = /* @__PURE__ */ endpoint({
  name: 'removeDocument',
  method: 'DELETE',
  path: '/booking/:bookingId/documents/:documentId',
  summary: 'Removes a supporting document before it is handed in',
  access: 'guest',
  params: strictObject({ bookingId: rowNumber(), documentId: text(64) }),
  guard: 'once',
  refusals: {
    'document-not-found': nothing,
  },
  reply: answer(parts({ documentId: string() })),
})
