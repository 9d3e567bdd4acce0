import { endpoint } from '../../endpoint.ts'
import { wireProfile } from '../../wire/profile.ts'
import { answer } from '../../wire/shape.ts'

/** Roles, permissions and menu of the session. */
export const getProfile = /* @__PURE__ */ endpoint({
  name: 'getProfile',
  method: 'GET',
  path: '/profile',
  summary: 'What this session may do',
  access: 'guest',
  reply: answer(wireProfile),
})
