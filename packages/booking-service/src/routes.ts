import type { endpoints } from '@veranda/contract'
import { cancellingRoutes } from './cancelling/routes.ts'
import { catalogueRoutes } from './catalogue/routes.ts'
import { changesRoutes } from './changes/routes.ts'
import { guestsRoutes } from './guests/routes.ts'
import { helpRoutes } from './help/routes.ts'
import type { Route } from './http/serve.ts'
import { paymentsRoutes } from './payments/routes.ts'
import { priceMatchRoutes } from './price-match/routes.ts'
import { proofsRoutes } from './proofs/routes.ts'
import { ratesRoutes } from './rates/routes.ts'
import { reservationsRoutes } from './reservations/routes.ts'
import { roomsRoutes } from './rooms/routes.ts'
import { servicesRoutes } from './services/routes.ts'
import { sessionRoutes } from './session/routes.ts'
import { specialRequestsRoutes } from './special-requests/routes.ts'
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
