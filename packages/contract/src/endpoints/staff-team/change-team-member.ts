import { staffRoles, type TeamMemberDetails, teamChanges } from '@veranda/domain'
import { array, maxLength, minLength, optional, picklist, pipe, strictObject } from 'valibot'
import { endpoint } from '../../endpoint.ts'
import { nothing } from '../../refusals.ts'
import { accountNumber, wireTeamMemberDetails } from '../../wire/team.ts'
import { wholeNumber } from '../../wire/whole-number.ts'

/** Changes a member’s account. A change that was made before changes nothing, and answers the same. */
export const changeTeamMember = /* @__PURE__ */ endpoint({
  name: 'changeTeamMember',
  method: 'POST',
  path: '/staff/team/:userId/changes',
  summary: 'Changes roles, switches an account on or off, demands or resets a second factor, ends sessions',
  access: 'staff',
  permission: 'agents:edit',
  params: strictObject({ userId: accountNumber }),
  body: strictObject({
    change: picklist(teamChanges),
    /** Of `set-roles`. */
    roles: optional(pipe(array(picklist(staffRoles)), minLength(1), maxLength(staffRoles.length))),
    /** Of `end-session`. */
    sessionId: optional(wholeNumber(1, 999_999_999)),
  }),
  refusals: {
    /** Nobody switches themselves off, or takes the administrator’s role from themselves. */
    'own-account': nothing,
    'last-admin': nothing,
    /** The company’s directory decides it. */
    'of-directory': nothing,
  },
  reply: {
    status: 200,
    schema: wireTeamMemberDetails,
    decode: (wire): TeamMemberDetails => {
      const { member, openSessions } = wireTeamMemberDetails.decode(wire)
      return { ...member, openSessions }
    },
  },
})
