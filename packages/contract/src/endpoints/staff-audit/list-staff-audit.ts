import { auditEntriesPerPage } from '@veranda/domain'
import { optional, strictObject } from 'valibot'
import { endpoint } from '../../endpoint.ts'
import { rowNumber } from '../../wire/row-number.ts'
import { answer } from '../../wire/shape.ts'
import { auditPlace, exactMoment, staffAction, wireStaffAuditPage } from '../../wire/staff-audit.ts'
import { text } from '../../wire/text.ts'

/** What staff did, the latest first: by person, act, subject and period. */
export const listStaffAudit = /* @__PURE__ */ endpoint({
  name: 'listStaffAudit',
  method: 'GET',
  path: '/staff/audit',
  summary: `The acts of staff, ${auditEntriesPerPage} a page`,
  access: 'staff',
  permission: 'audit:read',
  query: strictObject({
    person: optional(rowNumber()),
    act: optional(staffAction),
    subject: optional(text(80)),
    since: optional(exactMoment),
    before: optional(exactMoment),
    entriesAt: optional(auditPlace),
  }),
  reply: answer(wireStaffAuditPage),
})
