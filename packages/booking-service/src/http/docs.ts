import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { Hono } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
import { twoYears } from './content-policy.ts'
import type { HttpEnv } from './http-env.ts'
import { openApiDocument } from './openapi.ts'
import { sendFile } from './send-file.ts'
import { readSiteFile } from './site-files.ts'

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Veranda booking API</title>
    <link rel="stylesheet" href="/docs/swagger-ui.css" />
  </head>
  <body>
    <div id="docs"></div>
    <script src="/docs/swagger-ui-bundle.js"></script>
    <script src="/docs/start.js"></script>
  </body>
</html>
`

const start = `SwaggerUIBundle({ url: '/openapi.json', dom_id: '#docs', docExpansion: 'list', validatorUrl: null })\n`

const files = ['swagger-ui.css', 'swagger-ui-bundle.js'] as const

/** `/openapi.json` and a page to read it on, with nothing fetched from elsewhere. */
export function docsRoutes(overTls: boolean): Hono<HttpEnv> {
  const document = JSON.stringify(openApiDocument())
  const routes = new Hono<HttpEnv>()
  const headers = documentHeaders(overTls)
  routes.use('/docs/*', headers)
  routes.use('/openapi.json', headers)
  routes.get('/openapi.json', (context) =>
    context.body(document, 200, { 'content-type': 'application/json' }),
  )
  routes.get('/docs', (context) => context.html(page))
  routes.get('/docs/start.js', (context) => context.body(start, 200, { 'content-type': 'text/javascript' }))
  // Read when first asked for: most services are never asked.
  const held = new Map<string, ReturnType<typeof readSiteFile>>()
  for (const name of files) {
    routes.get(`/docs/${name}`, (context) => {
      const file = held.get(name) ?? readSiteFile(join(swaggerFolder(), name))
      held.set(name, file)
      return sendFile(context, file)
    })
  }
  return routes
}

const swaggerFolder = () => dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'))

// Swagger's interface writes style attributes, so this page alone allows inline styles.
const documentHeaders = (overTls: boolean) =>
  secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:'],
      connectSrc: ["'self'"],
      frameAncestors: ["'none'"],
      baseUri: ["'none'"],
    },
    strictTransportSecurity: overTls ? twoYears : false,
    referrerPolicy: 'no-referrer',
  })
