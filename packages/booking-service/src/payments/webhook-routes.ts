import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { HttpEnv } from '../platform/http/http-env.ts'
import { merchantAccounts } from './merchant-account.ts'
import { applyPaymentEvents, keepPaymentEvents } from './payment-events.ts'
import { type PaymentNeeds, providerOf } from './require-provider.ts'

const largestBody = 262_144

/**
 * Receives the provider's webhooks. Signed events are stored; the webhook is accepted only if all its events
 * are signed, otherwise the provider sends it again. Events are applied after the answer, and the sweep
 * applies those that a crash left.
 */
export function webhookRoutes(service: PaymentNeeds, onFailure: (failure: unknown) => void): Hono<HttpEnv> {
  const routes = new Hono<HttpEnv>()
  routes.onError((thrown) => {
    throw thrown
  })
  routes.post('/', bodyLimit({ maxSize: largestBody }), async (context) => {
    const body = await context.req.text()
    const delivery = await providerOf(service).readEvents?.(body, await merchantAccounts(service.store.db))
    if (delivery && delivery.events.length > 0) {
      await keepPaymentEvents(service, delivery.events)
      const arrived = delivery.events.map(({ id }) => id)
      setImmediate(() => void applyPaymentEvents(service, arrived).catch(onFailure))
    }
    return delivery?.isWhole ? context.text('[accepted]') : context.text('', 401)
  })
  return routes
}
