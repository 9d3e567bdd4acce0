import { encodeDashboard, endpoints } from '@veranda/contract'
import { serve } from '../../platform/http/serve.ts'
import { wordsFor } from '../../platform/language.ts'
import { getDashboard } from './get-dashboard.ts'

export const dashboardRoutes = {
  getDashboard: serve(endpoints.getDashboard, async (service, { staff, call }) =>
    encodeDashboard(await getDashboard(service, staff, wordsFor(call))),
  ),
}
