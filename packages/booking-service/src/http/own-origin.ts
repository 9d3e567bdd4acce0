import { createMiddleware } from 'hono/factory'
import { ServiceRefusal } from '../refusal.ts'
import type { Hosts } from './hosts.ts'
import type { HttpEnv } from './http-env.ts'

const reads = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Takes writes only from our own pages: the configured origins, JSON, and a header no form can send. */
export const ownOriginOnly = (hosts: Hosts) => {
  const own = new Set(hosts.lines.map(({ origin }) => origin))
  return createMiddleware<HttpEnv>(async (context, next) => {
    if (reads.has(context.req.method)) return next()
    const origin = context.req.header('origin')
    // Browsers always tell where a write comes from; a caller that is no browser carries no guest's cookies.
    if (origin !== undefined && !own.has(origin))
      throw new ServiceRefusal('foreign-origin', 'This page is not one of ours.')
    if (context.req.header('x-requested-with') !== 'veranda')
      throw new ServiceRefusal('foreign-origin', 'The header X-Requested-With: veranda is missing.')
    if (!/^application\/json\b/i.test(context.req.header('content-type') ?? ''))
      throw new ServiceRefusal('not-json', 'Send the body as application/json.')
    return next()
  })
}
