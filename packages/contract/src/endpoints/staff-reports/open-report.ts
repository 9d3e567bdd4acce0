import { custom, strictObject } from 'valibot'
import { endpoint } from '../../endpoint.ts'
import { reportName, reportQuery } from '../../wire/report.ts'
import { reportRefusals } from './refusals.ts'

/** A report on paper. */
export const openReport = /* @__PURE__ */ endpoint({
  name: 'openReport',
  method: 'GET',
  path: '/staff/reports/:report/pdf',
  summary: 'A report as a document (PDF) in the language of the request',
  access: 'staff',
  permission: 'reports:read',
  params: strictObject({ report: reportName }),
  query: reportQuery(),
  givesFile: true,
  refusals: reportRefusals,
  reply: { status: 200, schema: custom<Blob>((file) => file instanceof Blob), decode: (file) => file },
})
