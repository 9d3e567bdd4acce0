import { boolean, strictObject } from 'valibot'
import { endpoint } from '../../endpoint.ts'
import { answer, parts } from '../../wire/shape.ts'

/**
 * Lets the service send this session's reservation with the page itself, from the next visit on: the answer sets a cookie
 * that opens this one document and no call. It ends with the session.
 */
export const openView = /* @__PURE__ */ endpoint({
  name: 'openView',
  method: 'POST',
  path: '/session/view',
  summary: 'From now on the page comes with the reservation in it',
  access: 'guest',
  body: strictObject({}),
  reply: answer(parts({ opened: boolean() })),
})
