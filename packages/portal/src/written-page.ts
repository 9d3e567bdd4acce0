import { drawShapes, takeOverAfter } from '@veranda/design-system/components/later'
import type { InitialCredentials } from '@veranda/design-system/screens/sign-in'
import { paths } from './paths.ts'
import type { Portal } from './portal.ts'
import { wordsAtom } from './state/locale.ts'
import { reservationAtom } from './state/reservation.ts'
import { sessionAtom } from './state/session.ts'

/**
 * Whether the boot script has put the sign-in page into `#root`, in the language the portal speaks. The address becomes
 * that page's own, as the guards would have it: nothing else may be drawn first.
 */
export function takeWrittenPage({ store }: Pick<Portal, 'store'>): boolean {
  const { written, paths: writtenPaths = '' } = document.documentElement.dataset
  const { locale, later } = store.get(wordsAtom)
  const { pathname, search } = location
  if (written !== locale || store.get(sessionAtom).kind !== 'none') return false
  // A stay stored on this device may have been led to meanwhile.
  if (!writtenPaths.split(' ').includes(pathname)) return false
  if (pathname !== paths.signIn) {
    const from = pathname === paths.reservation ? pathname + search : paths.reservation
    history.replaceState(pathname === paths.auth ? null : { usr: { from } }, '', paths.signIn)
  }
  takeOverAfter(async () => (await import('@veranda/design-system/patterns/later-words')).sentencesOf(later))
  return true
}

/** Whether the service has drawn the reservation into `#root`, and the portal has read it as it was drawn. */
export function takeDrawnStay({ store }: Pick<Portal, 'store'>): boolean {
  const loaded = store.get(reservationAtom)
  const { stay } = document.documentElement.dataset
  if (!stay || loaded.kind !== 'loaded') return false
  if (location.pathname !== paths.reservation) history.replaceState(null, '', paths.reservation)
  drawShapes()
  return true
}

/** What was typed into the form of a page that came as HTML, before it answered. */
export function typedBefore(): InitialCredentials | undefined {
  if (typeof window === 'undefined' || !document.documentElement.dataset.written) return undefined
  const field = (name: string) =>
    document.forms[0]?.elements.namedItem(name) as HTMLInputElement | null | undefined
  return {
    reservationCode: field('reservationCode')?.value ?? '',
    firstName: field('firstName')?.value ?? '',
    lastName: field('lastName')?.value ?? '',
    isShared: field('this-tab')?.checked === true,
  }
}
