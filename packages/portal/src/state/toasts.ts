import type { MessageId } from '@veranda/messages'
import { atom } from 'jotai'
import { registerForClearing } from './clear-all.ts'

export type Toast = {
  readonly key: string
  readonly tone: 'info' | 'positive' | 'negative'
  readonly message: MessageId
}

const shown = atom<readonly Toast[]>([])

export const toastsAtom = atom((get) => get(shown))

/** A message twice on screen says no more than once. */
export const showToastAtom = atom(null, (get, set, toast: Omit<Toast, 'key'>) => {
  const others = get(shown).filter(({ message }) => message !== toast.message)
  set(shown, [...others, { ...toast, key: toast.message }])
})

export const dismissToastAtom = atom(null, (get, set, key: string) =>
  set(
    shown,
    get(shown).filter((toast) => toast.key !== key),
  ),
)

registerForClearing((store) => store.set(shown, []))
