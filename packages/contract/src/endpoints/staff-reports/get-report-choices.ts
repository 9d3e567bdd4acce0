import { endpoint } from '../../endpoint.ts'
import { wireReportChoices } from '../../wire/report.ts'
import { answer } from '../../wire/shape.ts'

/** The reports a reader may open, and what they can be limited to. */
export const getReportChoices = /* @__PURE__ */ endpoint({
  name: 'getReportChoices',
  method: 'GET',
  path: '/staff/reports',
  summary: 'The reports there are, and the properties, brands and currencies they can be limited to',
  access: 'staff',
  permission: 'reports:read',
  reply: answer(wireReportChoices),
})
