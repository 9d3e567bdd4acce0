import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import type { RuntimeCaching } from 'workbox-build'
import type { Shell } from './shell.ts'

/** What only the service can answer: the worker never stands in between. */
const servedByTheService = [
  /^\/api\//,
  /^\/identity/,
  /^\/docs/,
  /^\/openapi/,
  /^\/(healthz|readyz)$/,
  /^\/samples/,
  // A mailed link lives shortly once its page was asked for: the service has to be asked.
  /^\/auth\/(login\/[^/]+|email)\/[0-9a-f]{40}$/,
]

/** A payment provider's component, asked for only where that provider charges the cards; nobody pays offline. */
export const cardComponent = 'mount-adyen-card'

/** Where the service draws the stay into the page of a guest it knows: it is asked first. */
const drawnByTheService = /^\/(my-reservation)?$/

type OwnHandler = Exclude<RuntimeCaching['handler'], string | { readonly handle: unknown }>

/**
 * Asks the service for a page, as the browser did already while the worker started; without a line, or with one that has
 * said nothing for a second, the stored page does. Written into the worker as text, so it closes over nothing.
 */
const pageOrStored: OwnHandler = async ({ event, request }) => {
  const { preloadResponse } = event as unknown as {
    readonly preloadResponse: Promise<Response | undefined>
  }
  const asked = preloadResponse.then((page) => page ?? fetch(request))
  const late = new Promise<undefined>((resolve) => {
    setTimeout(() => resolve(undefined), 1_000)
  })
  const page = await Promise.race([asked, late]).catch(() => undefined)
  return page ?? (await caches.match('/', { ignoreSearch: true })) ?? asked
}

/**
 * A worker that keeps build assets and nothing else. The portal registers it after the first view.
 * It keeps the page under `/`, because the host, not the file name, decides which brand's page that is.
 */
export const offlineWorker = (shell: Shell): Plugin[] =>
  VitePWA({
    injectRegister: false,
    devOptions: { enabled: false },
    manifest: {
      name: shell.name,
      short_name: shell.name,
      start_url: '/my-reservation',
      display: 'standalone',
      theme_color: shell.pages[0].color,
      background_color: shell.pages[0].color,
      icons: [{ src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' }],
    },
    workbox: {
      globPatterns: ['**/*.{js,css,html,svg}'],
      navigateFallback: '/',
      navigateFallbackDenylist: [...servedByTheService, drawnByTheService],
      navigationPreload: true,
      cleanupOutdatedCaches: true,
      clientsClaim: true,
      sourcemap: false,
      manifestTransforms: [
        async (entries) => {
          const stored = entries.filter(({ url }) => !url.includes(cardComponent))
          const pages = stored.filter(({ url }) => url.endsWith('.html'))
          const revision = createHash('sha256')
            .update(pages.map(({ revision }) => revision).join())
            .digest('hex')
          const page = {
            url: '/',
            revision: revision.slice(0, 16),
            size: Math.max(0, ...pages.map(({ size }) => size)),
          }
          return { manifest: [...stored.filter((entry) => !pages.includes(entry)), page], warnings: [] }
        },
      ],
      runtimeCaching: [
        {
          urlPattern: ({ request, url }) =>
            request.mode === 'navigate' && ['/', '/my-reservation'].includes(url.pathname),
          handler: pageOrStored,
        },
        {
          urlPattern: /\/assets\/[^/]+\.woff2$/,
          handler: 'CacheFirst',
          options: { cacheName: 'fonts', expiration: { maxEntries: 20 } },
        },
      ],
    },
  })
