import { boolean, object, strictObject } from 'valibot'
import { endpoint } from '../../endpoint.ts'

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
  reply: {
    status: 200,
    schema: object({ ended: boolean() }),
    decode: (wire): { readonly ended: boolean } => wire,
  },
})
