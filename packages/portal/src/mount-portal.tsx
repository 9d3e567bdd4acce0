import '@veranda/design-system/root.css'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router'
import { App } from './app.tsx'
import { portalOfPage } from './portal-of-page.ts'
import type { WordLoaders } from './state/locale.ts'
import { sessionAtom } from './state/session.ts'
import { loadReservation } from './tasks/load-reservation.ts'
import { showLocale } from './tasks/show-locale.ts'
import { takeSession } from './tasks/take-session.ts'
import { localeOfPage, pageBrand, type Variant, variantFor, wear } from './variant.ts'
import { takeWrittenPage } from './written-page.ts'

/** The brand this shell shows; or several as `variants`, where the page's `data-brand` says which one before sign-in. */
export type PortalOptions = (Variant | { readonly variants: readonly [Variant, ...Variant[]] }) & {
  /** The words of each locale the brands offer. */
  readonly words: WordLoaders
}

/** How long the skeleton may stand in for the stay before the page itself says that it is loading. */
const patience = 4_000

/**
 * Starts the guest portal in `#root`. The first render comes when words and stay are there: until then the page's
 * own skeleton stands, which costs less than a placeholder of React's.
 */
export function mountPortal(options: PortalOptions): void {
  // Never awaited by the entry: lazy parts import from the entry's chunk, and would wait for it as it waits for them.
  void start(options).catch((error: unknown) => {
    document.documentElement.dataset.failed = ''
    throw error
  })
}

async function start(options: PortalOptions): Promise<void> {
  const portal = portalOfPage({
    variants: 'variants' in options ? options.variants : [options],
    words: options.words,
  })
  const { variants, store } = portal
  const session = takeSession(portal)
  const dress = () => wear(variantFor(variants, pageBrand, store.get(sessionAtom)), variants)
  dress()
  store.sub(sessionAtom, dress)
  const locale = localeOfPage(variantFor(variants, pageBrand, session).brand)
  const stay = session.kind === 'signed-in' ? loadReservation(portal, locale) : undefined
  const { page } = document.documentElement.dataset
  const speaking = showLocale(portal, locale)
  await Promise.all([
    speaking,
    session.kind === 'none' &&
      page &&
      import('./page-ahead.ts').then((part) => part.loadPage(page, portal, speaking)),
    Promise.race([stay, new Promise((resolve) => setTimeout(resolve, patience))]),
    // The sign-in page could not work: a stay stored on this device is shown in its place.
    session.kind === 'none' &&
      !navigator.onLine &&
      import('./tasks/lead-to-card.ts').then((part) => part.leadToCard(portal), String),
  ])
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no #root')
  const isInHtml = takeWrittenPage(portal)
  const app = (
    <StrictMode>
      <App portal={portal} history={createBrowserHistory({ v5Compat: true })} />
    </StrictMode>
  )
  if (isInHtml) hydrateRoot(root, app)
  else createRoot(root).render(app)
  // After the first view is painted and the line is quiet.
  requestAnimationFrame(() =>
    setTimeout(() => {
      for (const { fonts } of variants) void fonts?.()
      void import('./when-quiet.ts').then((later) => later.whenQuiet(portal))
    }, 0),
  )
}
