import { getProfile } from '@veranda/contract'
import type { Portal } from '../portal.ts'
import type { Store } from '../state/clear-all.ts'
import { profileAtom } from '../state/profile.ts'
import { sessionAtom } from '../state/session.ts'

type Needs = Pick<Portal, 'client' | 'store'>

/** Once the first view stands, reads what the session may do, and again after each sign-in. */
export function keepProfile(needs: Needs): () => void {
  void loadProfile(needs)
  return needs.store.sub(sessionAtom, () => void loadProfile(needs))
}

/** A profile that cannot be read forbids nothing: the service decides by itself. */
async function loadProfile({ client, store }: Needs): Promise<void> {
  const code = codeOf(store)
  if (code === undefined || store.get(profileAtom)?.attributes['reservation'] === code) return
  const answer = await client.call(getProfile)
  if (answer.ok && codeOf(store) === code) store.set(profileAtom, answer.value)
}

function codeOf(store: Store): string | undefined {
  const state = store.get(sessionAtom)
  return state.kind === 'signed-in' ? state.session.reservationCode : undefined
}
