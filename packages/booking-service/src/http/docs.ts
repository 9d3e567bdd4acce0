import { Hono } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
import { inlineHashes, twoYears } from './content-policy.ts'
import { docsPage } from './docs-page.ts'
import { docsStyle } from './docs-style.ts'
import type { HttpEnv } from './http-env.ts'
import { openApiDocument } from './openapi.ts'
import { frameStyle } from './page-frame.ts'

/** `/openapi.json` and a page to read it on, made from it here: nothing runs and nothing is fetched. */
export function docsRoutes(overTls: boolean): Hono<HttpEnv> {
  const document = openApiDocument()
  const json = JSON.stringify(document)
  const routes = new Hono<HttpEnv>()
  const headers = documentHeaders(overTls)
  routes.use('/docs', headers)
  routes.use('/openapi.json', headers)
  routes.get('/openapi.json', (context) => context.body(json, 200, { 'content-type': 'application/json' }))
  // Written when first asked for: most services are never asked.
  let page: ReturnType<typeof docsPage> | undefined
  routes.get('/docs', (context) => context.html((page ??= docsPage(document))))
  return routes
}

const documentHeaders = (overTls: boolean) =>
  secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      styleSrc: inlineHashes(`<style>${frameStyle}${docsStyle}</style>`).styles,
      imgSrc: ['data:'],
      frameAncestors: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'none'"],
    },
    strictTransportSecurity: overTls ? twoYears : false,
    referrerPolicy: 'no-referrer',
  })
