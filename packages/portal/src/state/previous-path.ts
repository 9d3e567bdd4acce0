import { atom } from 'jotai'
import { registerForClearing } from './clear-all.ts'

const visited = atom<readonly [previous: string | undefined, current: string | undefined]>([
  undefined,
  undefined,
])

/** The address the guest was at before this one. */
export const previousPathAtom = atom((get) => get(visited)[0])

export const visitPathAtom = atom(null, (get, set, path: string) => {
  const [, current] = get(visited)
  if (path !== current) set(visited, [current, path])
})

registerForClearing((store) => store.set(visited, [undefined, undefined]))
