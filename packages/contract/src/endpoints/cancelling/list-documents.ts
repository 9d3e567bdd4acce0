import { strictObject } from 'valibot'
import { endpoint } from '../../endpoint.ts'
import { wireDocument } from '../../wire/supporting-document.ts'
import { text } from '../../wire/text.ts'
import { answer, list } from '../../wire/shape.ts'

/** The files of a request, whatever its state. */
export const listDocuments = /* @__PURE__ */ endpoint({
  name: 'listDocuments',
  method: 'GET',
  path: '/staff/cancellation-requests/:requestId/documents',
  summary: 'The supporting documents of a request to cancel',
  access: 'staff',
  permission: 'inbox:read',
  params: strictObject({ requestId: text(64) }),
  reply: answer(list(wireDocument)),
})
