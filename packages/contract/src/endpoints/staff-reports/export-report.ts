import { strictObject } from 'valibot'
import { endpoint } from '../../endpoint.ts'
import { reportName, reportQuery, wireReportFile } from '../../wire/report.ts'
import { answer } from '../../wire/shape.ts'
import { reportRefusals } from './refusals.ts'

/** A report as a file for a spreadsheet. */
export const exportReport = /* @__PURE__ */ endpoint({
  name: 'exportReport',
  method: 'GET',
  path: '/staff/reports/:report/csv',
  summary: 'A report as CSV, in the language of the request',
  access: 'staff',
  permission: 'reports:read',
  params: strictObject({ report: reportName }),
  query: reportQuery(),
  refusals: reportRefusals,
  reply: answer(wireReportFile),
})
