import { Hono } from 'hono'
import type { HostLine } from '../platform/hosts.ts'
import type { HttpEnv } from '../platform/http/http-env.ts'
import { startHost } from '../platform/http/known-host.ts'
import { type SitesOptions, sites } from '../platform/http/sites.ts'

export type PagesOptions = SitesOptions & {
  /** The start page on localhost; missing in production. */
  readonly startPage?: Hono<HttpEnv> | undefined
}

/** Everything that is not an API call: each host's site and, in development, the start page on localhost. */
export function pages({ startPage, ...options }: PagesOptions): Hono<HttpEnv> {
  const routes = new Hono<HttpEnv>()
  if (startPage)
    routes.use('*', async (context, next) => {
      if (context.get('host') !== startHost) return next()
      context.set('route', 'start page')
      return startPage.fetch(context.req.raw, context.env)
    })
  routes.get('/sites.json', (context) => {
    context.set('route', '/sites.json')
    context.header('cache-control', 'no-store')
    return context.json(guestOrigins(options.lines))
  })
  routes.use('*', sites(options))
  return routes
}

/** The origins a page may redirect a guest to: the brands' sites only. */
const guestOrigins = (lines: readonly HostLine[]): readonly string[] =>
  lines.filter(({ brands }) => brands.length > 0).map(({ origin }) => origin)
