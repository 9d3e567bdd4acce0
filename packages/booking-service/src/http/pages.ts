import { Hono } from 'hono'
import type { Brands } from '../brands.ts'
import type { HostLine } from './hosts.ts'
import type { HttpEnv } from './http-env.ts'
import { startHost } from './known-host.ts'
import { type SitesOptions, sites } from './sites.ts'
import { type SampleSignIn, startPageRoutes, storybookRoutes } from '@veranda/dev-service'

export type PagesOptions = SitesOptions & {
  /** Missing in production, which knows no start page. */
  readonly development?: {
    readonly brands: Brands
    readonly samples: () => Promise<readonly SampleSignIn[]>
    /** A letter box to read at `/letters`, where letters are kept instead of sent. */
    readonly letters?: Hono<HttpEnv>
    readonly storybookDir: string
  }
}

/** Everything served that is no call: each host's site, and in development the start page of localhost. */
export function pages({ development, ...options }: PagesOptions): Hono<HttpEnv> {
  const routes = new Hono<HttpEnv>()
  if (development) {
    const { brands, storybookDir, letters, samples } = development
    const start = new Hono<HttpEnv>()
    // Told and logged where all failures are.
    start.onError((thrown) => {
      throw thrown
    })
    if (letters) start.route('/letters', letters)
    start.route('/storybook', storybookRoutes(storybookDir))
    start.route('/', startPageRoutes({ brands, lines: options.lines, samples }))
    routes.use('*', async (context, next) => {
      if (context.get('host') !== startHost) return next()
      context.set('route', 'start page')
      return start.fetch(context.req.raw, context.env)
    })
  }
  routes.get('/sites.json', (context) => {
    context.set('route', '/sites.json')
    context.header('cache-control', 'no-store')
    return context.json(guestOrigins(options.lines))
  })
  routes.use('*', sites(options))
  return routes
}

/** Where a page may send a guest on to: every brand's site, and nowhere else. */
const guestOrigins = (lines: readonly HostLine[]): readonly string[] =>
  lines.filter(({ brands }) => brands.length > 0).map(({ origin }) => origin)
