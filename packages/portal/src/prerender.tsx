import { type ClientOptions, createClient } from '@veranda/contract'
import { drawShapes } from '@veranda/design-system/components/later'
import { sentencesOf } from '@veranda/design-system/patterns/later-words'
import { createStore } from 'jotai'
import { StrictMode } from 'react'
import { prerender } from 'react-dom/static.edge'
import {
  createRoutesFromElements,
  matchRoutes,
  Route,
  UNSAFE_createMemoryHistory as createMemoryHistory,
} from 'react-router'
import { App } from './app.tsx'
import { laterRoutes } from './later-routes.tsx'
import type { PortalOptions } from './mount-portal.tsx'
import { paths } from './paths.ts'
import type { Portal } from './portal.ts'
import { firstRoutes } from './routes.tsx'
import { wordsAtom } from './state/locale.ts'
import { currencyAtom, currencyFrom } from './state/preferences.ts'
import { type Session, sessionAtom } from './state/session.ts'
import { loadReservation } from './tasks/load-reservation.ts'
import { showLocale } from './tasks/show-locale.ts'
import type { Variant } from './variant.ts'

let mounted: PortalOptions | undefined

/** In the place of the portal's own, while a shell is built: notes what the site consists of. */
export function mountPortal(options: PortalOptions): void {
  mounted = options
}

/** Stands in the page of a mailed link for the number of the reservation, which only the address knows. */
const anyCode = 'A-0'

/** The pages that are written ahead, each drawn at an address of its own. */
const drawnAt = {
  'sign-in': paths.signIn,
  'one-time-link': `${paths.signIn}/${anyCode}/opened`,
  'not-found': '/not-found',
} as const

type PageName = keyof typeof drawnAt

/** A page that is written ahead, and where a stranger sees it: at these addresses, or wherever it is sent. */
export type PageAhead = {
  readonly name: PageName
  readonly paths?: readonly string[]
  /** What its script puts the number of the reservation in place of. */
  readonly code?: string
}

export const pagesAhead: readonly [PageAhead, ...PageAhead[]] = [
  { name: 'sign-in', paths: [paths.root, paths.auth, paths.signIn, paths.reservation] },
  { name: 'one-time-link', code: anyCode },
  { name: 'not-found' },
]

const table = createRoutesFromElements(
  <>
    {firstRoutes}
    <Route>{laterRoutes()}</Route>
  </>,
)

/** Which of the other pages stands at an address, for the service that is asked for it; the first is for all the rest. */
export function pageAt(path: string): PageName {
  const pattern = matchRoutes(table, path)?.at(-1)?.route.path
  if (pattern === paths.oneTimeLink) return 'one-time-link'
  return pattern === undefined || pattern === '*' ? 'not-found' : 'sign-in'
}

/** A page of a brand in one of its languages, as HTML that the portal takes over. */
export async function writtenPage(brandId: string, locale: string, name: PageName): Promise<string> {
  const portal = portalOf(brandId, () =>
    Promise.reject(new Error('A page that is written ahead calls nobody')),
  )
  await showLocale(portal, locale)
  await sentencesOf(portal.store.get(wordsAtom).later)
  return drawn(portal, drawnAt[name])
}

/** A guest in a session, and what the service answers when their reservation is asked for. */
export type StayAsked = {
  readonly brand: string
  readonly locale: string
  readonly guestTimeZone: string
  /** The currency the guest reads in, as this browser stores it; missing where they chose none. */
  readonly currency?: string | undefined
  /** The moment the page is drawn for, in milliseconds since the epoch. */
  readonly now: number
  readonly session: Pick<Session, 'reservationCode' | 'endsAt'>
  readonly answer: string
}

/**
 * The reservation page as HTML that the portal takes over, for the service that knows the guest when the page is asked
 * for; and the address at which the portal would have asked for the reservation. What loads later stands in it as a shape.
 */
export async function writtenStay(
  asked: StayAsked,
): Promise<{ readonly html: string; readonly path: string }> {
  const { brand, locale, guestTimeZone, currency, now, session, answer } = asked
  let path = ''
  const portal = portalOf(brand, (call) => {
    path = `/api${call.path}`
    return Promise.resolve(new Response(answer))
  })
  const { store } = portal
  store.set(sessionAtom, { kind: 'signed-in', session: { ...session, brand } })
  const chosen = currencyFrom(currency ?? null)
  if (chosen) store.set(currencyAtom, chosen)
  await Promise.all([showLocale(portal, locale), loadReservation(portal, locale)])
  drawShapes()
  return { html: await drawn({ ...portal, now: () => now, guestTimeZone }, paths.reservation), path }
}

async function drawn(portal: Portal, path: string): Promise<string> {
  const history = createMemoryHistory({ initialEntries: [path], v5Compat: true })
  const { prelude } = await prerender(
    <StrictMode>
      <App portal={portal} history={history} />
    </StrictMode>,
    // In one piece: what is large would else come apart, with a script that puts it in its place.
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER },
  )
  return new Response(prelude).text()
}

/** Nobody is signed in, and what is asked for is answered by `early`. */
function portalOf(brandId: string, early: NonNullable<ClientOptions['early']>): Portal {
  if (!mounted) throw new Error('The entry of the shell mounts no portal')
  const all = 'variants' in mounted ? mounted.variants : [mounted]
  const own = all.find(({ brand }) => brand.id === brandId)
  if (!own) throw new Error(`The entry of the shell mounts no brand ${brandId}`)
  const variants: readonly [Variant, ...Variant[]] = [own, ...all.filter((one) => one !== own)]
  const nobody = () => Promise.reject(new Error('A page that is drawn ahead signs nobody in'))
  return {
    variants,
    words: mounted.words,
    client: createClient({ baseUrl: '/api', bearer: async () => undefined, early }),
    auth: { begin: () => undefined, answer: nobody, refresh: nobody, leave: nobody },
    store: createStore(),
    now: () => 0,
    guestTimeZone: 'UTC',
    tokens: () => undefined,
    siteOrigins: async () => [],
    leaveTo: () => {},
  }
}
