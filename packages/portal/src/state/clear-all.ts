import type { createStore } from 'jotai'
import { isOfSignIn } from './token-storage.ts'

export type Store = ReturnType<typeof createStore>

const resets = new Set<(store: Store) => void>()

/** State about a reservation registers here how it is cleared. */
export const registerForClearing = (reset: (store: Store) => void): void => void resets.add(reset)

/** Forgets every reservation, draft, choice and comment of this tab; who is signed in is another question. */
export function clearAll(store: Store): void {
  for (const reset of resets) reset(store)
  const keys = Array.from({ length: sessionStorage.length }, (_, index) => sessionStorage.key(index) ?? '')
  for (const key of keys) if (!isOfSignIn(key)) sessionStorage.removeItem(key)
}
