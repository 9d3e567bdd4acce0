import type { createStore } from 'jotai'

export type Store = ReturnType<typeof createStore>

const resets = new Set<(store: Store) => void>()

/** Whoever keeps something about a reservation says here how it is forgotten. */
export const registerForClearing = (reset: (store: Store) => void): void => void resets.add(reset)

/** Forgets every reservation, draft, choice and comment of this tab. */
export function clearAll(store: Store): void {
  for (const reset of resets) reset(store)
  sessionStorage.clear()
}
