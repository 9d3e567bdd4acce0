import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono, type MiddlewareHandler } from 'hono'
import { html } from 'hono/html'
import { dataPolicy, framed, type HttpEnv, policyOnEveryAnswer } from '@veranda/booking-service'

/**
 * The built Storybook. The sites start before it is built, so each request looks for it; until it is there a page says
 * so and asks again by itself.
 */
export function storybookRoutes(folder: string): Hono<HttpEnv> {
  const routes = new Hono<HttpEnv>()
  let files: MiddlewareHandler<HttpEnv> | undefined
  routes.use('*', policyOnEveryAnswer(storybookPolicy))
  routes.use('*', async (context, next) => {
    if (context.req.path === '/storybook') return context.redirect('/storybook/')
    // Looked for anew each time until it is there: made any sooner, it would complain of a folder that is missing.
    if (existsSync(join(folder, 'index.html')))
      files ??= serveStatic<HttpEnv>({
        root: folder,
        precompressed: true,
        rewriteRequestPath: (path) => path.slice('/storybook'.length),
      })
    if (files) return files(context, next)
    context.header('cache-control', 'no-store')
    return context.html(notBuiltYet, 503, { 'retry-after': '5' })
  })
  return routes
}

/** Another tool's pages, on the developer's own machine: they frame each other and run what they were built with. */
const storybookPolicy = {
  ...dataPolicy(false),
  'content-security-policy':
    "default-src 'self' 'unsafe-inline' 'unsafe-eval' data: blob:; form-action 'self'; frame-ancestors 'self'; base-uri 'self'; object-src 'none'",
  'x-frame-options': 'SAMEORIGIN',
}

const notBuiltYet = framed({
  title: 'Storybook',
  style: '',
  refreshAfterSeconds: 5,
  main: html`
    <h1>Storybook</h1>
    <p class="lead">It is not built yet. <code>npm start</code> builds it once the sites are up, which takes about half a minute; this page opens it as soon as it is there. <code>npm run storybook</code> starts one of its own.</p>
    <p><a href="/">Back to the sites</a></p>`,
})
