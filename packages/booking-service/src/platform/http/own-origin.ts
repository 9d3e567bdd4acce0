import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { ServiceRefusal } from '../refusal.ts'
import type { Hosts } from '../hosts.ts'
import type { HttpEnv } from './http-env.ts'

const reads = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Takes writes only from our own pages: the configured origins, JSON (or a file's bytes where a call takes one), and a
 * header no form can send.
 */
export const ownOriginOnly = (hosts: Hosts, takesFile: (context: Context<HttpEnv>) => boolean) => {
  const own = new Set(hosts.lines.map(({ origin }) => origin))
  return createMiddleware<HttpEnv>(async (context, next) => {
    if (reads.has(context.req.method)) return next()
    const origin = context.req.header('origin')
    // Browsers always tell where a write comes from; a caller that is no browser carries no guest's cookies.
    if (origin !== undefined && !own.has(origin))
      throw new ServiceRefusal('foreign-origin', 'This page is not one of ours.')
    if (context.req.header('x-requested-with') !== 'veranda')
      throw new ServiceRefusal('foreign-origin', 'The header X-Requested-With: veranda is missing.')
    const type = context.req.header('content-type')
    // No form and no link of another page can delete; a deletion has nothing to say in a body.
    if (context.req.method === 'DELETE' && type === undefined) return next()
    if (takesFile(context)) {
      if (type !== 'application/octet-stream')
        throw new ServiceRefusal('not-json', 'Send the file as application/octet-stream.')
    } else if (!/^application\/json\b/i.test(type ?? ''))
      throw new ServiceRefusal('not-json', 'Send the body as application/json.')
    return next()
  })
}
