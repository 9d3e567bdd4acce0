// The offline worker of every site. It keeps build assets and nothing else; the build writes their list into it. It keeps the
// page under `/`, because the host, not the file name, decides which brand's page that is.
import { clientsClaim, type WorkboxPlugin } from 'workbox-core'
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

type Route = {
  readonly condition: { readonly requestMode: 'navigate'; readonly urlPattern: URLPattern }
  readonly source: 'race-network-and-fetch-handler'
}

declare const self: {
  readonly builtFiles: PrecacheEntry[]
  addEventListener(type: 'install', listener: (event: { addRoutes?(routes: Route): void }) => void): void
}

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

// A browser that knows how asks the service without waiting for this worker to start; others ask while it starts.
self.addEventListener('install', (event) => {
  event.addRoutes?.({
    condition: { requestMode: 'navigate', urlPattern: new URLPattern({ pathname: '/{my-reservation}?' }) },
    source: 'race-network-and-fetch-handler',
  })
})
enableNavigationPreload()
clientsClaim()
precacheAndRoute(self.builtFiles)
cleanupOutdatedCaches()

registerRoute(
  new NavigationRoute(createHandlerBoundToURL('/'), {
    denylist: [...servedByTheService, drawnByTheService],
  }),
)

// Without a line, or with one that has said nothing for a while, the stored page is shown; what the service was asked already
// is not asked again.
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

// What the one library declares as `undefined`, the other declares as left out.
const expiration = new ExpirationPlugin({ maxEntries: 20 }) as WorkboxPlugin
registerRoute(/\/assets\/[^/]+\.woff2$/, new CacheFirst({ cacheName: 'fonts', plugins: [expiration] }))
