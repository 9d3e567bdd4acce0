import { boolean, strictObject } from 'valibot'
import { endpoint } from '../../endpoint.ts'
import { answer, parts } from '../../wire/shape.ts'

/** Signs out: ends the session and deletes its cookie. */
export const endStaffSession = /* @__PURE__ */ endpoint({
  name: 'endStaffSession',
  method: 'POST',
  path: '/staff/session/end',
  summary: 'Ends a staff session',
  access: 'staff-entrance',
  body: strictObject({}),
  reply: answer(parts({ ended: boolean() })),
})
