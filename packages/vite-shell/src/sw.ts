// The offline worker of every site. It keeps build assets and nothing else; the build writes their list into it. It keeps the
// page under `/`, because the host, not the file name, decides which brand's page that is.
import { clientsClaim } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import { enable as enableNavigationPreload } from 'workbox-navigation-preload'
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precacheAndRoute,
  type PrecacheEntry,
} from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'

declare const self: { readonly __WB_MANIFEST: PrecacheEntry[] }

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

/** Where the service draws the stay into the page of a guest it knows: it is asked first. */
const drawnByTheService = /^\/(my-reservation)?$/

/** How long the service may say nothing before the stored page is shown, in milliseconds. */
const patience = 1_000

enableNavigationPreload()
clientsClaim()
precacheAndRoute(self.__WB_MANIFEST)
cleanupOutdatedCaches()

registerRoute(
  new NavigationRoute(createHandlerBoundToURL('/'), {
    denylist: [...servedByTheService, drawnByTheService],
  }),
)

// The service is asked for the page, as the browser did already while the worker started; without a line, or with one that
// has said nothing for a while, the stored page is shown.
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && drawnByTheService.test(url.pathname),
  async ({ event, request }) => {
    const { preloadResponse } = event as unknown as {
      readonly preloadResponse: Promise<Response | undefined>
    }
    const asked = preloadResponse.then((page) => page ?? fetch(request))
    const late = new Promise<undefined>((resolve) => {
      setTimeout(() => resolve(undefined), patience)
    })
    const page = await Promise.race([asked, late]).catch(() => undefined)
    return page ?? (await caches.match('/', { ignoreSearch: true })) ?? asked
  },
)

registerRoute(
  /\/assets\/[^/]+\.woff2$/,
  new CacheFirst({ cacheName: 'fonts', plugins: [new ExpirationPlugin({ maxEntries: 20 })] }),
)
