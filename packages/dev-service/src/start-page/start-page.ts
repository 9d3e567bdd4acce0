import type { BrandId } from '@veranda/domain'
import { Hono } from 'hono'
import { type Brands, frameStyle, type HostLine, type HttpEnv, inlineHashes, ownPagePolicy, policyOnEveryAnswer } from '@veranda/booking-service'
import type { Theme } from '@veranda/dev-sample-group'
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
