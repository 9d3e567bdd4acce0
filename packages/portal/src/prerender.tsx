import { sentencesOf } from '@veranda/design-system/patterns/later-words'
import { createStore } from 'jotai'
import { StrictMode } from 'react'
import { prerender } from 'react-dom/static.edge'
import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router'
import { App } from './app.tsx'
import type { PortalOptions } from './mount-portal.tsx'
import { paths } from './paths.ts'
import type { Portal } from './portal.ts'
import { wordsAtom } from './state/locale.ts'
import { showLocale } from './tasks/show-locale.ts'
import type { Variant } from './variant.ts'

let mounted: PortalOptions | undefined

/** In the place of the portal's own, while a shell is built: notes what the site consists of. */
export function mountPortal(options: PortalOptions): void {
  mounted = options
}

/** The addresses that show a stranger the sign-in page. */
export const writtenPaths: readonly string[] = [paths.root, paths.auth, paths.signIn, paths.reservation]

/** The sign-in page of a brand in one of its languages, as HTML that the portal takes over. */
export async function writtenPage(brandId: string, locale: string): Promise<string> {
  const portal = portalOf(brandId)
  await showLocale(portal, locale)
  await sentencesOf(portal.store.get(wordsAtom).later)
  const history = createMemoryHistory({ initialEntries: [paths.signIn], v5Compat: true })
  const { prelude } = await prerender(
    <StrictMode>
      <App portal={portal} history={history} />
    </StrictMode>,
    // In one piece: what is large would else come apart, with a script that puts it in its place.
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER },
  )
  return new Response(prelude).text()
}

/** Nobody is signed in, and nobody is called. */
function portalOf(brandId: string): Portal {
  if (!mounted) throw new Error('The entry of the shell mounts no portal')
  const all = 'variants' in mounted ? mounted.variants : [mounted]
  const own = all.find(({ brand }) => brand.id === brandId)
  if (!own) throw new Error(`The entry of the shell mounts no brand ${brandId}`)
  const variants: readonly [Variant, ...Variant[]] = [own, ...all.filter((one) => one !== own)]
  const nobody = () => Promise.reject(new Error('A page that is written ahead calls nobody'))
  return {
    variants,
    words: mounted.words,
    client: { call: nobody },
    auth: { answer: nobody, refresh: nobody, leave: nobody },
    store: createStore(),
    now: () => 0,
    tokens: () => undefined,
    siteOrigins: async () => [],
    leaveTo: () => {},
  }
}
