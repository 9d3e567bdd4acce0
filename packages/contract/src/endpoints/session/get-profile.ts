import { endpoint } from '../../endpoint.ts'
import { decodeProfile, wireProfile } from '../../wire/profile.ts'

/** Roles, permissions and menu of the session. */
export const getProfile = /* @__PURE__ */ endpoint({
  name: 'getProfile',
  method: 'GET',
  path: '/profile',
  summary: 'What this session may do',
  access: 'guest',
  reply: { status: 200, schema: wireProfile, decode: decodeProfile },
})
