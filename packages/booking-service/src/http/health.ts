import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import type { Service } from '../service.ts'
import type { HttpEnv } from './http-env.ts'

/** `/healthz`: the process answers. `/readyz`: it reaches its database too. For any host, since balancers ask by address. */
export function healthRoutes(service: Service): Hono<HttpEnv> {
  const routes = new Hono<HttpEnv>()
  routes.get('/healthz', (context) => {
    context.set('route', '/healthz')
    context.header('cache-control', 'no-store')
    return context.json({ status: 'alive' })
  })
  routes.get('/readyz', async (context) => {
    context.set('route', '/readyz')
    context.header('cache-control', 'no-store')
    const ready = await reachesDatabase(service)
    if (!ready) context.header('retry-after', '5')
    return context.json({ status: ready ? 'ready' : 'no-database' }, ready ? 200 : 503)
  })
  return routes
}

async function reachesDatabase({ store }: Service): Promise<boolean> {
  try {
    await store.db.execute(sql`select 1`)
    return true
  } catch {
    return false
  }
}
