import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import type { Service } from '../service.ts'
import type { HttpEnv } from './http-env.ts'

/**
 * `/healthz`: the process answers. `/readyz`: it also reaches its database. On any host, since load balancers
 * call by IP address.
 */
export function healthRoutes(service: Service): Hono<HttpEnv> {
  const routes = new Hono<HttpEnv>()
  const reachesDatabase = databaseProbe(service)
  routes.get('/healthz', (context) => {
    context.set('route', '/healthz')
    context.header('cache-control', 'no-store')
    return context.json({ status: 'alive' })
  })
  routes.get('/readyz', async (context) => {
    context.set('route', '/readyz')
    context.header('cache-control', 'no-store')
    const ready = await reachesDatabase()
    if (!ready) context.header('retry-after', '5')
    return context.json({ status: ready ? 'ready' : 'no-database' }, ready ? 200 : 503)
  })
  return routes
}

// Shorter than the time a load balancer waits.
const longestProbeMs = 2_000

/**
 * Asks the database whether it answers. Concurrent probes share one query, so that they take one connection.
 */
function databaseProbe({ store }: Service): () => Promise<boolean> {
  let asking: Promise<boolean> | undefined
  const reaches = async (): Promise<boolean> => {
    try {
      await store.db.execute(sql`select 1`)
      return true
    } catch {
      return false
    }
  }
  return async () => {
    asking ??= reaches().finally(() => {
      asking = undefined
    })
    const limit = new AbortController()
    const tooLong = wait(longestProbeMs, false, { signal: limit.signal }).catch(() => false)
    const answer = await Promise.race([asking, tooLong])
    limit.abort()
    return answer
  }
}
