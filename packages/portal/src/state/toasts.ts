import type { SaidToast } from '@veranda/design-system/patterns/toast-area'
import { atom } from 'jotai'
import { registerForClearing, type Store } from './clear-all.ts'

/** Short news for the guest, the newest last; one of each key. */
export const toastsAtom = atom<readonly SaidToast[]>([])

export function say(store: Store, toast: SaidToast): void {
  store.set(toastsAtom, (said) => [...said.filter(({ key }) => key !== toast.key), toast])
}

export function dismiss(store: Store, key: SaidToast['key']): void {
  store.set(toastsAtom, (said) => said.filter((toast) => toast.key !== key))
}

registerForClearing((store) => store.set(toastsAtom, []))
