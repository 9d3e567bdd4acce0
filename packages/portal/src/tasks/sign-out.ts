import { endSession } from '@veranda/contract'
import { isShared, signingOut } from '../state/token-storage.ts'
import type { Portal } from '../portal.ts'
import { clearAll } from '../state/clear-all.ts'
import { modeAtom } from '../state/preferences.ts'
import { sessionAtom } from '../state/session.ts'
import { say } from '../state/toasts.ts'
import { removeOfflineCard } from './offline-card.ts'

/** Build assets are nobody's secret; every other cache is emptied. */
const cachesOfBuildAssets = /^(workbox-precache|fonts)/

/** A guest who leaves is not kept waiting by a service that does not answer. */
const patience = 3_000

/**
 * Tells the other tabs, removes the stay stored on this device, revokes the session, forgets it here and says so. What stays is light or black:
 * it belongs to the device, and says nothing of the guest.
 */
export async function signOut({
  auth,
  client,
  store,
}: Pick<Portal, 'auth' | 'client' | 'store'>): Promise<void> {
  // The other tabs before the service: a call of theirs would be refused without their knowing why.
  if (isShared()) localStorage.setItem(signingOut, String(Date.now()))
  const removed = removeOfflineCard({ store })
  // The service first: the user pool's own sign-out takes the token away that the call is made with.
  await Promise.race([client.call(endSession, { body: {} }), pause(patience)])
  await Promise.all([auth.leave(), removed])
  const mode = store.get(modeAtom)
  localStorage.clear()
  clearAll(store)
  sessionStorage.clear()
  store.set(modeAtom, mode)
  store.set(sessionAtom, { kind: 'none' })
  say(store, { key: 'signed-out', tone: 'positive', sentence: 'toast.signed-out' })
  await emptyCaches()
}

const pause = (time: number) => new Promise<void>((resolve) => setTimeout(resolve, time))

async function emptyCaches(): Promise<void> {
  if (!('caches' in globalThis)) return
  const names = (await caches.keys()).filter((name) => !cachesOfBuildAssets.test(name))
  await Promise.all(names.map((name) => caches.delete(name)))
}
