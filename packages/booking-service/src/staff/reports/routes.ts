import { encodeReport, encodeReportChoices, endpoints } from '@veranda/contract'
import type { BrandId, CurrencyCode, ReportGroup, ReportPeriod } from '@veranda/domain'
import { serve } from '../../platform/http/serve.ts'
import { getReport, getReportChoices, type ReportAsked } from './get-report.ts'
import { reportCsv } from './report-csv.ts'
import { reportDocument } from './report-document.ts'

type Given = {
  readonly params: { readonly report: ReportAsked['name'] }
  readonly query: ReportPeriod & {
    readonly by: ReportGroup
    readonly brand?: BrandId | undefined
    readonly property?: string | undefined
    readonly currency?: CurrencyCode | undefined
  }
  readonly call: Pick<ReportAsked, 'locale'>
}

const askedOf = ({ params, query: { property, brand, currency, ...query }, call }: Given): ReportAsked => ({
  name: params.report,
  query: {
    ...query,
    ...(brand === undefined ? {} : { brand }),
    ...(currency === undefined ? {} : { currency }),
    ...(property === undefined ? {} : { propertyId: Number(property) }),
  },
  locale: call.locale,
})

export const reportRoutes = {
  getReportChoices: serve(endpoints.getReportChoices, async (service, { staff }) =>
    encodeReportChoices(await getReportChoices(service, staff)),
  ),
  getReport: serve(endpoints.getReport, async (service, { staff, ...given }) =>
    encodeReport(await getReport(service, staff, askedOf(given))),
  ),
  exportReport: serve(endpoints.exportReport, async (service, { staff, ...given }) =>
    reportCsv(await getReport(service, staff, askedOf(given)), given.call.locale),
  ),
  openReport: serve(endpoints.openReport, async (service, { staff, ...given }) => {
    const report = await getReport(service, staff, askedOf(given))
    const { properties } = await getReportChoices(service, staff)
    return reportDocument({
      report,
      locale: given.call.locale,
      brands: service.brands,
      propertyName: properties.find(({ propertyId }) => propertyId === report.propertyId)?.name,
    })
  }),
}
