import type { BrandId } from '@veranda/domain'
import { Hono } from 'hono'
import { inlineHashes, ownPagePolicy, policyOnEveryAnswer } from '../platform/http/content-policy.ts'
import type { Brands } from '../platform/brands.ts'
import type { Theme } from '../sample-themes.ts'
import type { HostLine } from '../platform/hosts.ts'
import type { HttpEnv } from '../platform/http/http-env.ts'
import { frameStyle } from '../platform/http/page-frame.ts'
import { startPageDocument } from './start-page-document.ts'
import { startPageScript, startPageStyle } from './start-page-style.ts'

/** A sample guest, and what signing in as them shows. */
export type SampleSignIn = {
  readonly brand: BrandId
  readonly origin: string
  readonly reservationCode: string
  readonly firstName: string
  readonly lastName: string
  readonly oneTimeLink: string
  readonly shows: string
  readonly theme: Theme
}

export type StartPageOptions = {
  readonly brands: Brands
  readonly lines: readonly HostLine[]
  readonly samples: () => Promise<readonly SampleSignIn[]>
}

/** Development only, on localhost itself: where everything is, and who can sign in. */
export function startPageRoutes({ brands, lines, samples }: StartPageOptions): Hono<HttpEnv> {
  const routes = new Hono<HttpEnv>()
  routes.use('*', policyOnEveryAnswer(startPagePolicy(brands)))
  routes.get('/', async (context) => {
    context.header('cache-control', 'no-store')
    return context.html(startPageDocument({ brands, lines, samples: await samples() }))
  })
  routes.get('/samples.json', async (context) => {
    context.header('cache-control', 'no-store')
    return context.json(await samples())
  })
  return routes
}

// Development has no TLS.
const startPagePolicy = (brands: Brands) =>
  ownPagePolicy(
    inlineHashes(`<script>${startPageScript}</script><style>${frameStyle}${startPageStyle(brands)}</style>`),
    false,
  )
