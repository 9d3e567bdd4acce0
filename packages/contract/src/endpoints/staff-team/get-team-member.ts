import type { TeamMemberDetails } from '@veranda/domain'
import { strictObject } from 'valibot'
import { endpoint } from '../../endpoint.ts'
import { accountNumber, wireTeamMemberDetails } from '../../wire/team.ts'

/** One member of staff. Where their sessions are open is shown to those who may end them. */
export const getTeamMember = /* @__PURE__ */ endpoint({
  name: 'getTeamMember',
  method: 'GET',
  path: '/staff/team/:userId',
  summary: 'One member of staff, with the sessions that are open',
  access: 'staff',
  permission: 'agents:read',
  params: strictObject({ userId: accountNumber }),
  reply: {
    status: 200,
    schema: wireTeamMemberDetails,
    decode: (wire): TeamMemberDetails => {
      const { member, openSessions } = wireTeamMemberDetails.decode(wire)
      return { ...member, openSessions }
    },
  },
})
