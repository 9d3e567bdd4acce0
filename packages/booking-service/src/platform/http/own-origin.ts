import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { ServiceRefusal } from '../refusal.ts'
import type { Hosts } from '../hosts.ts'
import type { HttpEnv } from './http-env.ts'

const reads = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Accepts writes from our own pages only: from the configured origins, as JSON (or a file's bytes where a
 * call receives one), and with a header that no form can send.
 */
export const ownOriginOnly = (hosts: Hosts, takesFile: (context: Context<HttpEnv>) => boolean) => {
  const own = new Set(hosts.lines.map(({ origin }) => origin))
  return createMiddleware<HttpEnv>(async (context, next) => {
    if (reads.has(context.req.method)) return next()
    const origin = context.req.header('origin')
    // Browsers always send the origin of a write; a caller without one is not a browser and carries no
    // guest's cookies.
    if (origin !== undefined && !own.has(origin))
      throw new ServiceRefusal('foreign-origin', 'This page is not one of ours.')
    if (context.req.header('x-requested-with') !== 'veranda')
      throw new ServiceRefusal('foreign-origin', 'The header X-Requested-With: veranda is missing.')
    const type = context.req.header('content-type')
    // Forms and links of other pages cannot send DELETE, and a deletion has no body.
    if (context.req.method === 'DELETE' && type === undefined) return next()
    if (takesFile(context)) {
      if (type !== 'application/octet-stream')
        throw new ServiceRefusal('not-json', 'Send the file as application/octet-stream.')
    } else if (!/^application\/json\b/i.test(type ?? ''))
      throw new ServiceRefusal('not-json', 'Send the body as application/json.')
    return next()
  })
}
