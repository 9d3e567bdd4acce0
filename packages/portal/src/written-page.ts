import { drawShapes, takeOverAfter } from '@veranda/design-system/components/later'
import type { InitialCredentials } from '@veranda/design-system/screens/sign-in'
import { fromSignInFragment } from '@veranda/domain'
import { paths } from './paths.ts'
import type { Portal } from './portal.ts'
import { wordsAtom } from './state/locale.ts'
import { stayIn } from './state/reservation.ts'
import { sessionAtom } from './state/session.ts'

/**
 * Whether `#root` holds the first page already: one that was written ahead and that the boot script has put there, in the
 * language the portal speaks; or the reservation as the service drew it, once the portal has read it too. The address becomes that
 * page's own, as the guards would have it: nothing else may be drawn first.
 */
export function takeWrittenPage({ store }: Pick<Portal, 'store'>): boolean {
  const { written, page, stay, paths: writtenPaths = '' } = document.documentElement.dataset
  const { locale, later } = store.get(wordsAtom)
  const { pathname, search } = location
  if (stay && stayIn(store)) {
    if (pathname === paths.root) history.replaceState(null, '', paths.reservation)
    drawShapes()
    return true
  }
  if (written !== locale || store.get(sessionAtom).kind !== 'none') return false
  // A stay stored on this device may have been led to meanwhile.
  if (!page && !writtenPaths.split(' ').includes(pathname)) return false
  if (!page && pathname !== paths.signIn) {
    const from = pathname === paths.reservation ? pathname + search : paths.reservation
    history.replaceState(pathname === paths.auth ? null : { usr: { from } }, '', paths.signIn)
  }
  fillIn(typedElsewhere())
  takeOverAfter(async () => (await import('@veranda/design-system/patterns/later-words')).sentencesOf(later))
  return true
}

/** A field of the form of a page that came as HTML. */
const field = (name: string) =>
  document.forms[0]?.elements.namedItem(name) as HTMLInputElement | null | undefined
const typedFields = ['reservationCode', 'firstName', 'lastName'] as const

/** Fills in the form that came as HTML: React takes its fields over as they stand, and would not tick the box. */
function fillIn(typed: InitialCredentials | undefined): void {
  if (!typed) return
  for (const name of typedFields) {
    const text = field(name)
    if (text) text.value = typed[name] ?? ''
  }
  const thisTab = field('this-tab')
  if (thisTab) thisTab.checked = typed.isShared === true
}

/** What was typed into the form of a page that came as HTML, before it answered. */
export function typedBefore(): InitialCredentials | undefined {
  if (typeof window === 'undefined' || !document.documentElement.dataset.written) return undefined
  const texts = Object.fromEntries(typedFields.map((name) => [name, field(name)?.value ?? '']))
  return { ...texts, isShared: field('this-tab')?.checked === true }
}

/** What was typed into the form on the brand's own site, and led here. */
export const typedElsewhere = (): InitialCredentials | undefined =>
  typeof window === 'undefined' ? undefined : fromSignInFragment(location.hash)
