import { boolean, strictObject } from 'valibot'
import { endpoint } from '../../endpoint.ts'
import { answer, parts } from '../../wire/shape.ts'

/**
 * Ends the session for the API at once, even though its tokens are still valid. When a guest signs out, an
 * external user pool ends only its own session, so this call is needed; the embedded pool ends both.
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
