import {
  type MemberSession,
  memberStates,
  type OwnAccount,
  type SecondFactor,
  secondFactorKinds,
  staffRoles,
  staffSources,
  type TeamMember,
  type TeamMemberDetails,
} from '@veranda/domain'
import { boolean, number, picklist, pipe, regex, string } from 'valibot'
import { encode } from './encode.ts'
import { list, maybe, parts, shape } from './shape.ts'

/** The number of an account or of one of its sessions, as an address has it. */
export const accountNumber = /* @__PURE__ */ pipe(string(), regex(/^[1-9]\d{0,8}$/))

const about = {
  userName: string(),
  name: string(),
  email: maybe(string()),
  source: picklist(staffSources),
  roles: list(picklist(staffRoles)),
  needsSecondFactor: boolean(),
}

export const wireTeamMember = /* @__PURE__ */ shape<TeamMember>()({
  ...about,
  userId: number(),
  state: picklist(memberStates),
  hasSecondFactor: boolean(),
  lastSignInAt: maybe(string()),
  sessions: number(),
})

const session = /* @__PURE__ */ shape<MemberSession>()({
  sessionId: number(),
  startedAt: string(),
  seenAt: string(),
  address: string(),
  browser: string(),
  isThisOne: boolean(),
})

/** The member and the open sessions beside each other; the client reads them as one. */
export const wireTeamMemberDetails = /* @__PURE__ */ parts({
  member: wireTeamMember,
  openSessions: list(session),
})

const factor = /* @__PURE__ */ shape<SecondFactor>()({
  factorId: string(),
  kind: picklist(secondFactorKinds),
  name: string(),
  addedAt: string(),
  usedAt: maybe(string()),
})

export const wireOwnAccount = /* @__PURE__ */ shape<OwnAccount>()({
  ...about,
  sessions: list(session),
  factors: list(factor),
})

/** A member of staff as the service sends it. */
export const encodeTeamMember = (member: TeamMember) => encode(wireTeamMember, member)
/** A member of staff with roles and sessions, as the service sends it. */
export const encodeTeamMemberDetails = ({ openSessions, ...member }: TeamMemberDetails) =>
  encode(wireTeamMemberDetails, { member, openSessions })
/** The account of the member of staff who is signed in, as the service sends it. */
export const encodeOwnAccount = (account: OwnAccount) => encode(wireOwnAccount, account)
