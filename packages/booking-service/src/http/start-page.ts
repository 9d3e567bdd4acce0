import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { BrandKey } from '@veranda/domain'
import { Hono } from 'hono'
import { html } from 'hono/html'
import { secureHeaders } from 'hono/secure-headers'
import type { HostLine } from './hosts.ts'
import type { HttpEnv } from './http-env.ts'

/** A sample guest, and what signing in as them shows. */
export type SampleSignIn = {
  readonly brand: BrandKey
  readonly origin: string
  readonly reservationCode: string
  readonly firstName: string
  readonly lastName: string
  readonly oneTimeLink: string
  readonly shows: string
}

export type StartPageOptions = {
  readonly lines: readonly HostLine[]
  readonly samples: () => Promise<readonly SampleSignIn[]>
  /** A built Storybook, shown at `/storybook/` where there is one. */
  readonly storybookDir?: string
}

/** Development only, on localhost itself: where everything is, and who can sign in. */
export function startPageRoutes({
  lines,
  samples,
  storybookDir = 'storybook-static',
}: StartPageOptions): Hono<HttpEnv> {
  const routes = new Hono<HttpEnv>()
  routes.use('*', startPageHeaders)
  routes.get('/', async (context) => {
    context.header('cache-control', 'no-store')
    const storybook = existsSync(join(storybookDir, 'index.html'))
    return context.html(page(lines, await samples(), storybook))
  })
  routes.get('/samples.json', async (context) => {
    context.header('cache-control', 'no-store')
    return context.json(await samples())
  })
  return routes
}

const startPageHeaders = secureHeaders({
  contentSecurityPolicy: {
    defaultSrc: ["'none'"],
    styleSrc: ["'unsafe-inline'"],
    frameAncestors: ["'none'"],
  },
  strictTransportSecurity: false,
  referrerPolicy: 'no-referrer',
})

const style = `
  :root { color-scheme: light dark }
  body { font: 1rem/1.6 system-ui, sans-serif; margin: 3rem auto; max-width: 64rem; padding: 0 1rem }
  h1 { font-size: 2rem; line-height: 1.2; margin: 0 0 .5rem } h2 { margin: 2.5rem 0 .5rem }
  ul { display: grid; gap: .5rem; grid-template-columns: repeat(auto-fill, minmax(17rem, 1fr)); list-style: none; padding: 0 }
  li { border: 1px solid color-mix(in srgb, currentcolor 20%, transparent); border-radius: .5rem; padding: .75rem 1rem }
  code { font-size: .95em } small { display: block } .wide { overflow-x: auto }
  table { border-collapse: collapse; width: 100% } td, th { border-bottom: 1px solid color-mix(in srgb, currentcolor 20%, transparent); padding: .4rem .75rem .4rem 0; text-align: start; vertical-align: top }
`

const page = (
  lines: readonly HostLine[],
  samples: readonly SampleSignIn[],
  storybook: boolean,
) => html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Veranda</title>
    <style>${style}</style>
  </head>
  <body>
    <main>
      <h1>Veranda</h1>
      <p>Five hotel brands, one product: guests who hold a reservation sign in here and look after it.</p>
      <h2>Sites</h2>
      <ul>${lines.map(siteItem)}</ul>
      <h2>For builders</h2>
      <ul>
        <li>${storybook ? html`<a href="/storybook/">Storybook</a>` : html`<code>npm run storybook</code>`}<small>every component and screen, by brand, mode and language</small></li>
        <li><a href="/docs">API document</a><small>the booking API, also as <a href="/openapi.json">openapi.json</a></small></li>
        <li><a href="/letters">Letters</a><small>what would have been mailed</small></li>
        <li><a href="/samples.json">samples.json</a><small>the guests below, as data</small></li>
      </ul>
      <h2>Sample guests</h2>
      <div class="wide"><table>
        <thead><tr><th>Shows</th><th>Brand</th><th>Reservation number</th><th>First name</th><th>Last name</th><th></th></tr></thead>
        <tbody>${samples.map(sampleRow)}</tbody>
      </table></div>
    </main>
  </body>
</html>`

const siteItem = ({ origin, shell, brands }: HostLine) =>
  html`<li><a href="${origin}">${new URL(origin).host}</a><small>${brands.join(' and ') || shell}</small></li>`

const sampleRow = (sample: SampleSignIn) => html`<tr>
  <td>${sample.shows}</td><td><a href="${sample.origin}">${sample.brand}</a></td>
  <td><code>${sample.reservationCode}</code></td><td>${sample.firstName}</td><td>${sample.lastName}</td>
  <td><a href="${sample.oneTimeLink}">one-time link</a></td>
</tr>`
