import { endpoint } from '../../endpoint.ts'
import { answer } from '../../wire/shape.ts'
import { wireOwnAccount } from '../../wire/team.ts'

/** One’s own account: where it is signed in, and what proves its owner. */
export const getOwnAccount = /* @__PURE__ */ endpoint({
  name: 'getOwnAccount',
  method: 'GET',
  path: '/staff/account',
  summary: 'One’s own account, sessions and second factors',
  access: 'staff',
  permission: 'account:edit',
  reply: answer(wireOwnAccount),
})
