import { boolean, strictObject } from 'valibot'
import { endpoint } from '../../endpoint.ts'
import { answer, parts } from '../../wire/shape.ts'

/**
 * Ends the session for the API at once, whatever its tokens say. A user pool elsewhere ends only its own half
 * when a guest signs out there; the embedded one tells the service by itself, where this changes nothing.
 */
export const endSession = /* @__PURE__ */ endpoint({
  name: 'endSession',
  method: 'POST',
  path: '/session/end',
  summary: 'Ends this session',
  access: 'guest',
  body: strictObject({}),
  reply: answer(parts({ ended: boolean() })),
})
