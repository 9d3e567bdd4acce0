import type { MiddlewareHandler } from 'hono'
import type { HttpEnv } from '../platform/http/http-env.ts'
import type { Service } from '../service.ts'
import { openSecret } from './one-time-secrets.ts'

/** Where mailed links lead: the pages a secret is part of the address of. */
export const mailedPages = [
  '/auth/login/:reservation/:secret{[0-9a-f]{40}}',
  '/auth/email/:secret{[0-9a-f]{40}}',
]

/** The page of a mailed link is asked for: from then on the link lives shortly. Nothing else is done, and nobody signed in. */
export const noteOpening =
  ({ store, clock }: Pick<Service, 'store' | 'clock'>): MiddlewareHandler<HttpEnv> =>
  async (context, next) => {
    await openSecret(store.db, context.req.param('secret') ?? '', clock.now())
    await next()
  }
