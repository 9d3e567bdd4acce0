import { Hono } from 'hono'
import { inlineHashes, ownPagePolicy } from './content-policy.ts'
import { docsPage } from './docs-page.ts'
import { docsStyle } from './docs-style.ts'
import type { HttpEnv } from './http-env.ts'
import { openApiDocument } from './openapi.ts'
import { frameStyle } from './page-frame.ts'

/** `/openapi.json` and a page rendered from it on the server: the page runs and fetches nothing. */
export function docsRoutes(overTls: boolean): Hono<HttpEnv> {
  const document = openApiDocument()
  const json = JSON.stringify(document)
  const routes = new Hono<HttpEnv>()
  const policy = ownPagePolicy(inlineHashes(`<style>${frameStyle}${docsStyle}</style>`), overTls)
  routes.get('/openapi.json', (context) => context.body(json, 200, { 'content-type': 'application/json' }))
  // Rendered on the first request: most services never get one.
  let page: ReturnType<typeof docsPage> | undefined
  routes.get('/docs', (context) => {
    context.set('policy', policy)
    return context.html((page ??= docsPage(document)))
  })
  return routes
}
