import { Hono } from 'hono'
import {
  type Brands,
  frameStyle,
  type HostLine,
  type HttpEnv,
  inlineHashes,
  ownPagePolicy,
  policyOnEveryAnswer,
} from '@veranda/booking-service'
import type { SampleSignIn, SampleStaff } from '@veranda/dev-sample-group'
import { startPageDocument } from './start-page-document.ts'
import { startPageScript, startPageStyle } from './start-page-style.ts'
import { storybookRoutes } from './storybook.ts'

export type StartPageOptions = {
  readonly brands: Brands
  readonly lines: readonly HostLine[]
  readonly staff: readonly SampleStaff[]
  readonly samples: () => Promise<readonly SampleSignIn[]>
  /** A letter box to read at `/letters`, where letters are kept instead of sent. */
  readonly letters: Hono<HttpEnv> | undefined
  /** A counter at `/bank` at which announced bank transfers arrive. */
  readonly bank?: Hono<HttpEnv> | undefined
  readonly storybookDir: string
}

/** Development only, on localhost itself: where everything is, and who can sign in. */
export function startPageRoutes({
  brands,
  lines,
  samples,
  staff,
  letters,
  bank,
  storybookDir,
}: StartPageOptions): Hono<HttpEnv> {
  const routes = new Hono<HttpEnv>()
  // Told and logged where all failures are.
  routes.onError((thrown) => {
    throw thrown
  })
  if (letters) routes.route('/letters', letters)
  if (bank) routes.route('/bank', bank)
  routes.route('/storybook', storybookRoutes(storybookDir))
  routes.use('*', policyOnEveryAnswer(startPagePolicy(brands)))
  routes.get('/', async (context) => {
    context.header('cache-control', 'no-store')
    return context.html(startPageDocument({ brands, lines, samples: await samples(), staff }))
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
