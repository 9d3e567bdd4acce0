import type { endpoints } from '@veranda/contract'
import { cancellingRoutes } from './cancellations/routes.ts'
import { catalogueRoutes } from './catalogue/routes.ts'
import { changesRoutes } from './changes/routes.ts'
import { guestsRoutes } from './guests/routes.ts'
import { helpRoutes } from './help/routes.ts'
import type { Route } from './platform/http/serve.ts'
import { paymentsRoutes } from './payments/routes.ts'
import { priceMatchRoutes } from './price-match/routes.ts'
import { proofsRoutes } from './documents/routes.ts'
import { ratesRoutes } from './rates/routes.ts'
import { reservationsRoutes } from './reservations/routes.ts'
import { roomsRoutes } from './rooms/routes.ts'
import { servicesRoutes } from './add-ons/routes.ts'
import { sessionRoutes } from './session/routes.ts'
import { specialRequestsRoutes } from './requests/routes.ts'
import { standbyRoutes } from './standby/routes.ts'
import { upgradeRoutes } from './upgrade/routes.ts'

/** Every call of the contract is served: one that is missing here does not compile. */
export const routes: Record<keyof typeof endpoints, Route> = {
  ...reservationsRoutes,
  ...guestsRoutes,
  ...catalogueRoutes,
  ...helpRoutes,
  ...ratesRoutes,
  ...changesRoutes,
  ...paymentsRoutes,
  ...cancellingRoutes,
  ...proofsRoutes,
  ...priceMatchRoutes,
  ...specialRequestsRoutes,
  ...upgradeRoutes,
  ...standbyRoutes,
  ...roomsRoutes,
  ...servicesRoutes,
  ...sessionRoutes,
}
