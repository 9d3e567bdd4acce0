import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { HttpEnv } from '../http/http-env.ts'
import { applyPaymentEvents, keepPaymentEvents } from './payment-events.ts'
import { type PaymentNeeds, requireProvider } from './require-provider.ts'

const largestBody = 262_144

/**
 * Where the provider tells its news. What is signed is kept, then answered for; applying it comes after the answer,
 * and the sweep does what a crash leaves undone.
 */
export function webhookRoutes(service: PaymentNeeds, onFailure: (failure: unknown) => void): Hono<HttpEnv> {
  const routes = new Hono<HttpEnv>()
  routes.onError((thrown) => {
    throw thrown
  })
  routes.post('/', bodyLimit({ maxSize: largestBody }), async (context) => {
    const news = await requireProvider(service).readNews?.(await context.req.text())
    if (!news) return context.text('', 401)
    await keepPaymentEvents(service, news)
    setImmediate(() => void applyPaymentEvents(service).catch(onFailure))
    return context.text('[accepted]')
  })
  return routes
}
