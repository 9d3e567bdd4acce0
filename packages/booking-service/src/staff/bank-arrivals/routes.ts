import { encodeArrivalDetails, endpoints } from '@veranda/contract'
import { serve } from '../../platform/http/serve.ts'
import { getBankArrival } from './get-bank-arrival.ts'

export const bankArrivalRoutes = {
  getBankArrival: serve(endpoints.getBankArrival, async (service, { params, query }) =>
    encodeArrivalDetails(await getBankArrival(service, { ...params, ...query })),
  ),
}
