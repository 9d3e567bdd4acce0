import type { ShownToast } from '@veranda/design-system/patterns/toast-area'
import { atom } from 'jotai'
import { registerForClearing, type Store } from './clear-all.ts'

/** The toasts on screen, the newest last; one of each key. */
export const toastsAtom = atom<readonly ShownToast[]>([])

export function say(store: Store, toast: ShownToast): void {
  store.set(toastsAtom, (shown) => [...shown.filter(({ key }) => key !== toast.key), toast])
}

export function dismiss(store: Store, key: ShownToast['key']): void {
  store.set(toastsAtom, (shown) => shown.filter((toast) => toast.key !== key))
}

registerForClearing((store) => store.set(toastsAtom, []))
