import { endpoint } from '../../endpoint.ts'
import { answer } from '../../wire/shape.ts'
import { wireAuditVerification } from '../../wire/staff-audit.ts'

/** Verifies what was added since every entry was read last, so many entries at most, and says up to where. */
export const verifyAuditChain = /* @__PURE__ */ endpoint({
  name: 'verifyAuditChain',
  method: 'GET',
  path: '/staff/audit/verification',
  summary: 'Whether the audit is what was written, up to which entry, and when it was read whole',
  access: 'staff',
  permission: 'audit:read',
  reply: answer(wireAuditVerification),
})
