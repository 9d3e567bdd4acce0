import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { is } from 'valibot'
import { bodyLimit } from 'hono/body-limit'
import { clientAddress } from './platform/http/client-address.ts'
import { dataPolicy, framedPolicy, policyOnEveryAnswer } from './platform/http/content-policy.ts'
import { healthRoutes } from './platform/http/health.ts'
import type { HttpEnv } from './platform/http/http-env.ts'
import { knownHostOnly } from './platform/http/known-host.ts'
import { ownOriginOnly } from './platform/http/own-origin.ts'
import { problemResponse, refusalBehind } from './platform/http/problem.ts'
import { requestLog } from './platform/http/request-log.ts'
import type { Payments } from './payments/payments.ts'
import { webhookRoutes } from './payments/webhook-routes.ts'
import type { Route } from './platform/http/serve.ts'
import { ServiceRefusal } from './platform/refusal.ts'
import { routes, type WholeService } from './features.ts'
import type { Service } from './platform/service.ts'
import { openSecret } from './identity/one-time-secrets.ts'

const longestUrl = 4_096
const largestBody = 16_384

export type AppParts = {
  /** Serves everything that is not an API call: the built sites and, in development, the start page. */
  readonly pages?: Hono<HttpEnv>
  /** The API document; in production only if the settings show it. */
  readonly docs?: Hono<HttpEnv>
}

/** The whole service as one function from request to answer. */
export function createApp(service: WholeService, parts: AppParts = {}): Hono<HttpEnv> {
  const overTls = service.hosts.lines.some(({ origin }) => origin.startsWith('https:'))
  const app = new Hono<HttpEnv>()

  app.onError((thrown, context) => {
    const refusal = refusalBehind(thrown)
    if (refusal !== thrown) context.set('failure', thrown)
    return problemResponse(context, refusal)
  })
  app.notFound((context) =>
    problemResponse(context, new ServiceRefusal('not-found', 'There is nothing at this address.')),
  )

  app.use('*', policyOnEveryAnswer(dataPolicy(overTls)))
  app.use('*', requestLog(service.log))
  app.use('*', async (context, next) => {
    if (context.req.url.length > longestUrl)
      throw new ServiceRefusal('request-too-large', 'The address is too long.')
    await next()
  })
  app.route('/', healthRoutes(service))
  // The pool's triggers call by address, not from a page: mounted before hosts and origins are checked.
  const { handle, triggerQuestions } = service.identity
  if (triggerQuestions) {
    app.use('/internal/*', async (context, next) => {
      context.set('route', '/internal/guest-credentials')
      await next()
    })
    app.route('/internal/guest-credentials', triggerQuestions)
  }
  if (service.payments) paymentRoutes(app, service, service.payments)
  app.use('*', knownHostOnly(service.hosts, service.startPage === 'shown'))
  if (parts.docs) app.route('/', parts.docs)

  const served = Object.values(routes)
  app.use('/api/*', ownOriginOnly(service.hosts, takesFile), (context, next) =>
    takesFile(context) ? next() : limitedBody(context, next),
  )
  for (const { endpoint, serve } of served) {
    const handler = serve(service)
    app.on(endpoint.method, addressesOf(endpoint), async (context, next) => {
      context.set('route', endpoint.path)
      return handler(context, next)
    })
  }
  // Sorted, because `/booking/:bookingId` would also match the addresses of other calls.
  for (const { endpoint } of served.toSorted(byParameters))
    for (const address of addressesOf(endpoint))
      app.all(address, (context, next) => {
        if (endpoint.params && !is(endpoint.params, context.req.param())) return next()
        throw new ServiceRefusal('method-not-allowed', `Use ${endpoint.method}.`)
      })
  app.all('/api/*', (context) => context.notFound())

  if (handle) {
    app.use('/identity/*', limitedBody)
    app.use('/identity', limitedBody)
    app.on(['GET', 'POST'], ['/identity', '/identity/*'], (context) => {
      context.set('route', '/identity')
      return handle(context.req.raw, { address: clientAddress(context, service.trustedProxyHops) })
    })
  }

  for (const page of mailedPages) app.get(page, noteOpening(service))
  if (parts.pages) app.route('/', parts.pages)
  return app
}

/**
 * The provider's own host and its webhooks: neither belongs to a brand, so they come before hosts are
 * checked.
 */
function paymentRoutes(
  app: Hono<HttpEnv>,
  service: WholeService,
  { staffConsole, provider }: Payments,
): void {
  if (provider.readEvents) {
    const onFailure = (failure: unknown) =>
      service.log({ event: 'failure', failure: failure instanceof Error ? failure.name : 'unknown' })
    app.use('/webhooks/payments', async (context, next) => {
      context.set('route', '/webhooks/payments')
      await next()
    })
    app.route('/webhooks/payments', webhookRoutes(service, onFailure))
  }
  if (!staffConsole) return
  const { hostname, protocol } = new URL(staffConsole.origin)
  const policy = framedPolicy(protocol === 'https:')
  app.use('*', async (context, next) => {
    if (new URL(context.req.url).hostname !== hostname) return next()
    context.set('route', 'payment desk')
    context.set('policy', policy)
    return staffConsole.routes.fetch(context.req.raw)
  })
}

const upTo = (maxSize: number) =>
  bodyLimit({
    maxSize,
    onError: () => {
      throw new ServiceRefusal('request-too-large', 'The body is too large.')
    },
  })
const usualLimit = upTo(largestBody)

/** Where a call is, whatever its parameters. */
const addressPattern = ({ endpoint: { path } }: AnyRoute): RegExp =>
  new RegExp(`^/api${path.replaceAll(/:\w+/g, '[^/]+')}$`)

const largerLimits = Object.values(routes).flatMap((route) =>
  route.endpoint.largestBody === undefined
    ? []
    : [{ address: addressPattern(route), limit: upTo(route.endpoint.largestBody) }],
)

// A read has no body, and checking for one costs more than everything around it.
const limitedBody: MiddlewareHandler<HttpEnv> = (context, next) => {
  if (context.req.method === 'GET') return next()
  const larger = largerLimits.find(({ address }) => address.test(context.req.path))
  return (larger?.limit ?? usualLimit)(context, next)
}

const fileAddresses = Object.values(routes)
  .filter(({ endpoint }) => endpoint.takesFile)
  .map(addressPattern)

/** A call that receives a file enforces its own size limit. */
const takesFile = ({ req }: Context<HttpEnv>): boolean =>
  req.method === 'POST' && fileAddresses.some((address) => address.test(req.path))

/** Where a call is: one that ends with a slash answers without it too. */
const addressesOf = ({ path }: Route['endpoint']): string[] => [
  ...new Set([path, path.replace(/\/$/, '')].map((one) => `/api${one}`)),
]

type AnyRoute = Pick<Route, 'endpoint'>

/** Addresses without parameters come before those with parameters. */
const byParameters = (one: AnyRoute, other: AnyRoute) => parametersOf(one) - parametersOf(other)
const parametersOf = ({ endpoint: { path } }: AnyRoute) => path.split(':').length

/** The pages that mailed links open; each has a secret in its address. */
const mailedPages = ['/auth/login/:reservation/:secret{[0-9a-f]{40}}', '/auth/email/:secret{[0-9a-f]{40}}']

/**
 * Notes that a mailed link's page was requested, which shortens the link's life. Opening a page signs nobody
 * in.
 */
const noteOpening =
  ({ store, clock }: Pick<Service, 'store' | 'clock'>): MiddlewareHandler<HttpEnv> =>
  async (context, next) => {
    await openSecret(store.db, context.req.param('secret') ?? '', clock.now())
    await next()
  }
