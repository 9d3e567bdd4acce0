import type { Portal } from '../portal.ts'
import { type Words, wordsAtom } from '../state/locale.ts'
import { previousPathAtom } from '../state/previous-path.ts'
import { reservationAtom, stayIn } from '../state/reservation.ts'
import { sessionAtom } from '../state/session.ts'
import { pageBrand, variantFor } from '../variant.ts'

/**
 * Names every page by its heading, "Change your dates · Marina Cancún", and takes the focus there after each step: a tab,
 * the history and a screen reader tell pages apart. It reads the page, so that no page can forget to say its name.
 */
export function namePages(portal: Portal): () => void {
  const { store } = portal
  let named = headingText()
  let isPending = false
  const look = () => {
    const heading = headingOf()
    const text = headingText()
    if (!heading || !text) return
    const title = titleOf(portal, text)
    if (document.title !== title) document.title = title
    const hasLostFocus = document.activeElement === document.body && text !== named
    if (isPending || hasLostFocus) focus(heading)
    named = text
    isPending = false
  }
  const observer = new MutationObserver(look)
  observer.observe(document.body, { subtree: true, childList: true, characterData: true })
  const stops = [
    store.sub(previousPathAtom, () => {
      isPending = true
      look()
    }),
    store.sub(reservationAtom, look),
  ]
  look()
  return () => {
    observer.disconnect()
    for (const stop of stops) stop()
  }
}

/** Not that of a page React has hidden while the next one arrives. */
const headingOf = (): HTMLElement | undefined =>
  [...document.querySelectorAll('h1')].find((heading) => !heading.closest('[style*="display: none"]'))
const headingText = (): string => headingOf()?.textContent?.trim() ?? ''

/** The page, then the hotel; the stay's own page is headed by the hotel already. */
function titleOf({ store, variants }: Portal, heading: string): string {
  const { displayName } = variantFor(variants, pageBrand, store.get(sessionAtom)).brand
  const hotel = stayIn(store)?.property.name ?? displayName
  const page = heading === hotel ? plainText(store.get(wordsAtom).words['stay.length'] ?? heading) : heading
  return `${page} · ${hotel}`
}

/** Never away from what the page itself, or the guest meanwhile, has chosen inside it. */
function focus(heading: HTMLElement): void {
  const main = heading.closest('main')
  const { activeElement } = document
  if (activeElement && activeElement !== main && main?.contains(activeElement)) return
  heading.tabIndex = -1
  heading.style.outline = 'none'
  heading.focus({ preventScroll: true })
}

/** A sentence without places to fill in: a build has it read already, in pieces. */
const plainText = (sentence: Words[string]): string =>
  typeof sentence === 'string'
    ? sentence
    : sentence.map((piece) => ('value' in piece ? piece.value : '')).join('')
