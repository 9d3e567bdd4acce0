import { endpoint } from '../../endpoint.ts'
import { answer, list } from '../../wire/shape.ts'
import { wireTeamMember } from '../../wire/team.ts'

/** Everybody with an account, by name. */
export const listTeam = /* @__PURE__ */ endpoint({
  name: 'listTeam',
  method: 'GET',
  path: '/staff/team',
  summary: 'The members of staff: their roles, last sign-in and open sessions',
  access: 'staff',
  permission: 'agents:read',
  reply: answer(list(wireTeamMember)),
})
