import type { MemberSession, TeamMember } from '@veranda/domain'

/** A member of staff for stories. */
export const aTeamMember = (over: Partial<TeamMember> = {}): TeamMember => ({
  userId: 1,
  userName: 'ana.lima',
  name: 'Ana Lima',
  email: 'ana.lima@example.com',
  source: 'local',
  roles: ['admin'],
  state: 'active',
  needsSecondFactor: true,
  hasSecondFactor: true,
  lastSignInAt: '2027-03-01T14:12:00Z',
  sessions: 1,
  ...over,
})

const { lastSignInAt: _, ...invited } = aTeamMember({
  userId: 4,
  userName: 'new.colleague',
  name: 'Maximiliana-Alejandra Hernández-Castellanos de la Vega',
  email: 'maximiliana.hernandez@example.com',
  roles: ['agent'],
  state: 'invited',
  needsSecondFactor: false,
  hasSecondFactor: false,
  sessions: 0,
})
export const anInvitedMember: TeamMember = invited

export const aTeam: readonly TeamMember[] = [
  aTeamMember(),
  aTeamMember({
    userId: 2,
    userName: 'bruno.salas',
    name: 'Bruno Salas',
    roles: ['agent'],
    hasSecondFactor: false,
    sessions: 2,
  }),
  aTeamMember({
    userId: 3,
    userName: 'clara.ponti',
    name: 'Clara Ponti',
    source: 'domain',
    roles: ['admin', 'agent'],
    needsSecondFactor: false,
    hasSecondFactor: false,
    state: 'disabled',
    sessions: 0,
  }),
  anInvitedMember,
]

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36'
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 (KHTML, like Gecko) Version/18 Safari/604.1'

export const someSessions: readonly MemberSession[] = [
  {
    sessionId: 11,
    startedAt: '2027-03-01T13:02:00Z',
    seenAt: '2027-03-01T15:40:00Z',
    address: '203.0.113.7',
    browser: chrome,
    isThisOne: true,
  },
  {
    sessionId: 12,
    startedAt: '2027-03-01T09:15:00Z',
    seenAt: '2027-03-01T15:21:00Z',
    address: '2001:db8:85a3::8a2e:370:7334',
    browser: iphone,
    isThisOne: false,
  },
]
