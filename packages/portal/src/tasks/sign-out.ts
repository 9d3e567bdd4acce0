import { endSession } from '@veranda/contract'
import type { Portal } from '../portal.ts'
import { clearAll } from '../state/clear-all.ts'
import { sessionAtom } from '../state/session.ts'

/** Build assets are nobody's secret; every other cache is emptied. */
const cachesOfBuildAssets = /^(workbox-precache|fonts)/

/** A guest who leaves is not kept waiting by a service that does not answer. */
const patience = 3_000

/** Revokes the session and forgets it here. Other tabs learn it from the emptied storage. */
export async function signOut({
  auth,
  client,
  store,
}: Pick<Portal, 'auth' | 'client' | 'store'>): Promise<void> {
  // The service first: the user pool's own sign-out takes the token away that the call is made with.
  await Promise.race([client.call(endSession, { body: {} }), pause(patience)])
  await auth.leave()
  localStorage.clear()
  clearAll(store)
  sessionStorage.clear()
  store.set(sessionAtom, { kind: 'none' })
  await emptyCaches()
}

const pause = (time: number) => new Promise<void>((resolve) => setTimeout(resolve, time))

async function emptyCaches(): Promise<void> {
  if (!('caches' in globalThis)) return
  const names = (await caches.keys()).filter((name) => !cachesOfBuildAssets.test(name))
  await Promise.all(names.map((name) => caches.delete(name)))
}
