import type { Portal } from '../portal.ts'
import { paths } from '../paths.ts'
import { pathsElsewhere } from '../paths-elsewhere.ts'
import { openCard } from './offline-card.ts'

const toSignIn: ReadonlySet<string> = new Set([paths.root, paths.reservation, paths.auth, paths.signIn])

/** Without network and session, sign-in cannot work: where a card is stored, the page opens with it instead. */
export async function leadToCard(portal: Portal): Promise<void> {
  if (!toSignIn.has(location.pathname)) return
  if (await openCard(portal)) history.replaceState(null, '', pathsElsewhere.offlineCard)
}
