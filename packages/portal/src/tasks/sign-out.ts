import type { Portal } from '../portal.ts'
import { clearAll } from '../state/clear-all.ts'
import { sessionAtom } from '../state/session.ts'

/** Build assets are nobody's secret; every other cache is emptied. */
const cachesOfBuildAssets = /^(workbox-precache|fonts)/

/** Revokes the session and forgets it here. Other tabs learn it from the emptied storage. */
export async function signOut({ auth, store }: Pick<Portal, 'auth' | 'store'>): Promise<void> {
  await auth.leave()
  localStorage.clear()
  clearAll(store)
  store.set(sessionAtom, { kind: 'none' })
  await emptyCaches()
}

async function emptyCaches(): Promise<void> {
  if (!('caches' in globalThis)) return
  const names = (await caches.keys()).filter((name) => !cachesOfBuildAssets.test(name))
  await Promise.all(names.map((name) => caches.delete(name)))
}
