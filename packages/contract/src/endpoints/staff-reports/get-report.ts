import { strictObject } from 'valibot'
import { endpoint } from '../../endpoint.ts'
import { reportName, reportQuery, wireReport } from '../../wire/report.ts'
import { answer } from '../../wire/shape.ts'
import { reportRefusals } from './refusals.ts'

/** A report about a period of up to a year. The reports of money need the permission to read payments, too. */
export const getReport = /* @__PURE__ */ endpoint({
  name: 'getReport',
  method: 'GET',
  path: '/staff/reports/:report',
  summary: 'A report by period, brand, property and currency',
  access: 'staff',
  permission: 'reports:read',
  params: strictObject({ report: reportName }),
  query: reportQuery(),
  refusals: reportRefusals,
  reply: answer(wireReport),
})
