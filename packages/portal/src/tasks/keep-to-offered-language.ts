import type { Portal } from '../portal.ts'
import { wordsAtom } from '../state/locale.ts'
import { sessionAtom } from '../state/session.ts'
import { localeOfPage, pageBrand, variantFor } from '../variant.ts'
import { speak } from './choose-locale.ts'

/**
 * A page that serves several brands shows the one that was booked once its guest has signed in, and the page's own after
 * signing out: what was spoken before may not be offered by that brand.
 */
export function keepToOfferedLanguage(portal: Portal): () => void {
  const { store, variants } = portal
  const look = () => {
    const { brand } = variantFor(variants, pageBrand, store.get(sessionAtom))
    if (!brand.locales.includes(store.get(wordsAtom).locale)) void speak(portal, localeOfPage(brand))
  }
  look()
  return store.sub(sessionAtom, look)
}
