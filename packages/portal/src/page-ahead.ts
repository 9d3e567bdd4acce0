import { sentencesOf } from '@veranda/design-system/patterns/later-words'
import { pages } from './later-pages.ts'
import type { Portal } from './portal.ts'
import { laterRoutesLoader } from './routes.tsx'
import { wordsAtom } from './state/locale.ts'

const parts: Readonly<Record<string, readonly (() => Promise<unknown>)[]>> = {
  'one-time-link': [() => import('./routes/one-time-link/route.tsx')],
  'not-found': [laterRoutesLoader.load, pages.notFound.load],
}

/**
 * Loads what a page needs that stands in the HTML and not in the code of the first view: taken over without it, it would
 * be a shape again.
 */
export async function loadPage(
  name: string,
  { store }: Pick<Portal, 'store'>,
  speaking: Promise<void>,
): Promise<void> {
  const sentences = speaking.then(() => sentencesOf(store.get(wordsAtom).later))
  await Promise.all([sentences, ...(parts[name] ?? []).map((load) => load())])
}
