import { shortestUserName, staffRoles } from '@veranda/domain'
import { array, email, maxLength, minLength, picklist, pipe, strictObject } from 'valibot'
import { endpoint } from '../../endpoint.ts'
import { nothing } from '../../refusals.ts'
import { answer } from '../../wire/shape.ts'
import { wireTeamMember } from '../../wire/team.ts'
import { text } from '../../wire/text.ts'

/** Makes a local account without a password, and mails a link with which its owner sets one. */
export const addTeamMember = /* @__PURE__ */ endpoint({
  name: 'addTeamMember',
  method: 'POST',
  path: '/staff/team',
  summary: 'Adds a member of staff and invites them by e-mail',
  access: 'staff',
  permission: 'agents:edit',
  guard: 'once',
  body: strictObject({
    userName: pipe(text(120), minLength(shortestUserName)),
    name: text(120),
    email: pipe(text(254), email()),
    roles: pipe(array(picklist(staffRoles)), minLength(1), maxLength(staffRoles.length)),
  }),
  refusals: {
    /** Names that differ in case or in spaces around them are one. */
    'user-name-taken': nothing,
  },
  reply: answer(wireTeamMember),
})
