import { Hono, type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { clientAddress } from './http/client-address.ts'
import { dataHeaders, dataPolicy } from './http/content-policy.ts'
import { docsRoutes } from './http/docs.ts'
import { healthRoutes } from './http/health.ts'
import type { HttpEnv } from './http/http-env.ts'
import { knownHostOnly } from './http/known-host.ts'
import { ownOriginOnly } from './http/own-origin.ts'
import { problemResponse, refusalBehind } from './http/problem.ts'
import { requestLog } from './http/request-log.ts'
import { ServiceRefusal } from './refusal.ts'
import { routes } from './routes.ts'
import type { Service } from './service.ts'

const longestUrl = 4_096
const largestBody = 16_384

export type AppParts = {
  /** Answers what is no call: the built sites, and in development the start page. */
  readonly pages?: Hono<HttpEnv>
}

/** The whole service as one function from request to answer. */
export function createApp(service: Service, parts: AppParts = {}): Hono<HttpEnv> {
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

  app.use('*', requestLog(service.log))
  app.use('*', async (context, next) => {
    if (context.req.url.length > longestUrl)
      throw new ServiceRefusal('request-too-large', 'The address is too long.')
    await next()
  })
  app.use('/healthz', dataHeaders(overTls))
  app.use('/readyz', dataHeaders(overTls))
  app.route('/', healthRoutes(service))
  // Asked by the pool's triggers by address, not by a page: before hosts and origins are looked at.
  const { handle, triggerQuestions } = service.identity
  if (triggerQuestions) {
    app.use('/internal/*', dataHeaders(overTls), async (context, next) => {
      context.set('route', '/internal/guest-credentials')
      await next()
    })
    app.route('/internal/guest-credentials', triggerQuestions)
  }
  app.use('*', knownHostOnly(service.hosts, service.development !== undefined))
  app.route('/', docsRoutes(overTls))

  const policy = dataPolicy(overTls)
  app.use('/api/*', async (context, next) => {
    context.set('policy', policy)
    await next()
  })
  app.use('/api/*', ownOriginOnly(service.hosts), limitedBody)
  for (const { endpoint, serve } of Object.values(routes)) {
    const path = `/api${endpoint.path}`
    const handler = serve(service)
    app.on(endpoint.method, path, async (context, next) => {
      context.set('route', endpoint.path)
      return handler(context, next)
    })
    app.all(path, () => {
      throw new ServiceRefusal('method-not-allowed', `Use ${endpoint.method}.`)
    })
  }
  app.all('/api/*', (context) => context.notFound())

  if (handle) {
    app.use('/identity/*', dataHeaders(overTls), limitedBody)
    app.use('/identity', dataHeaders(overTls), limitedBody)
    app.on(['GET', 'POST'], ['/identity', '/identity/*'], (context) => {
      context.set('route', '/identity')
      return handle(context.req.raw, { address: clientAddress(context, service.trustedProxyHops) })
    })
  }

  if (parts.pages) app.route('/', parts.pages)
  return app
}

const limit = bodyLimit({
  maxSize: largestBody,
  onError: () => {
    throw new ServiceRefusal('request-too-large', 'The body is too large.')
  },
})
// A read has no body, and looking whether it has one costs more than all else around it.
const limitedBody: MiddlewareHandler<HttpEnv> = (context, next) =>
  context.req.method === 'GET' ? next() : limit(context, next)
