import { object, strictObject } from 'valibot'
import { endpoint } from '../../endpoint.ts'
import { wireDocument } from '../../wire/supporting-document.ts'
import { rowNumber } from '../../wire/row-number.ts'
import { text } from '../../wire/text.ts'
import { actionReason, nothing } from '../../refusals.ts'
import { answer } from '../../wire/shape.ts'

/**
 * Sends a supporting document. Its bytes are the body, its name is percent-encoded in a header; its type is
 * detected from its content. Use `sendFile`, which reports progress.
 */
export const sendDocument = /* @__PURE__ */ endpoint({
  name: 'sendDocument',
  method: 'POST',
  path: '/booking/:bookingId/documents',
  summary: 'Takes a supporting document: the bytes of a PDF or a picture',
  access: 'guest',
  params: strictObject({ bookingId: rowNumber() }),
  headers: object({ 'veranda-file-name': text(500) }),
  takesFile: true,
  guard: 'once',
  refusals: {
    'document-empty': nothing,
    'document-too-large': nothing,
    'document-too-many': nothing,
    'document-bad-name': nothing,
    'document-wrong-type': nothing,
    'document-broken': nothing,
    'document-too-many-pixels': nothing,
    'document-active-content': nothing,
    'document-locked': nothing,
    'action-not-allowed': actionReason,
  },
  reply: answer(wireDocument),
})
