import { endpoint } from '../../endpoint.ts'
import { wireProfile } from '../../wire/profile.ts'
import { answer } from '../../wire/shape.ts'

/** Roles, permissions and menu of the session: a guest's, or on the staff host that of a member of staff. */
export const getProfile = /* @__PURE__ */ endpoint({
  name: 'getProfile',
  method: 'GET',
  path: '/profile',
  summary: 'What this session may do',
  access: 'member',
  reply: answer(wireProfile),
})
