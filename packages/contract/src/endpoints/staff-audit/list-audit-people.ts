import { endpoint } from '../../endpoint.ts'
import { answer, list } from '../../wire/shape.ts'
import { wireAuditPerson } from '../../wire/staff-audit.ts'

/** The people whose acts are in the audit. Staff who may read the audit. */
export const listAuditPeople = /* @__PURE__ */ endpoint({
  name: 'listAuditPeople',
  method: 'GET',
  path: '/staff/audit/people',
  summary: 'The members of staff by whom the audit is searched',
  access: 'staff',
  permission: 'audit:read',
  reply: answer(list(wireAuditPerson)),
})
