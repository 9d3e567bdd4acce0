import { type Report, type ReportChoices, reportGroups, reportNames } from '@veranda/domain'
import { nullable, number, optional, picklist, strictObject, string } from 'valibot'
import { encode } from './encode.ts'
import { rowNumber } from './row-number.ts'
import { brandId, currencyCode, plainDate } from './scalars.ts'
import { list, maybe, parts, shape } from './shape.ts'

/** The report of a call’s address. */
export const reportName = /* @__PURE__ */ picklist(reportNames)

const reportGroup = /* @__PURE__ */ picklist(reportGroups)

/** What a report is about, and what it is limited to. */
export const reportQuery = () =>
  strictObject({
    from: plainDate,
    to: plainDate,
    by: reportGroup,
    brand: optional(brandId),
    property: optional(rowNumber()),
    currency: optional(currencyCode),
  })

const values = /* @__PURE__ */ list(/* @__PURE__ */ nullable(number()))

/** Amounts in minor units, in a row’s own currency. */
export const wireReport = /* @__PURE__ */ shape<Report>()({
  name: reportName,
  from: plainDate,
  to: plainDate,
  by: reportGroup,
  brand: maybe(string()),
  propertyId: maybe(number()),
  currency: maybe(currencyCode),
  at: string(),
  rows: list(parts({ key: string(), label: string(), currency: maybe(currencyCode), values })),
  totals: list(parts({ currency: maybe(currencyCode), values })),
})
/** A report as the service sends it. */
export const encodeReport = (report: Report) => encode(wireReport, report)

export const wireReportChoices = /* @__PURE__ */ shape<ReportChoices>()({
  reports: list(reportName),
  properties: list(parts({ propertyId: number(), name: string() })),
  brands: list(parts({ brand: string(), name: string() })),
  currencies: list(currencyCode),
})
/** By what reports can be limited, as the service sends it. */
export const encodeReportChoices = (choices: ReportChoices) => encode(wireReportChoices, choices)

/** A report as the text of a file. */
export const wireReportFile = /* @__PURE__ */ shape<{ readonly name: string; readonly csv: string }>()({
  name: string(),
  csv: string(),
})
