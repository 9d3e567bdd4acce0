import { openView } from '@veranda/contract'
import type { Portal } from '../portal.ts'
import { currencyAtom } from '../state/preferences.ts'
import { wordsAtom } from '../state/locale.ts'
import { sessionAtom } from '../state/session.ts'
import { isShared } from '../state/token-storage.ts'

const cookie = 'veranda-look'
const storedFor = 'veranda.view'

/**
 * Lets the service draw the stay into the page from the next visit on, and tells it how this guest reads: language, time
 * zone and currency. On a device that others use too it is not let; signed out, it is told nothing.
 */
export function followView({
  client,
  store,
  guestTimeZone,
}: Pick<Portal, 'client' | 'store' | 'guestTimeZone'>): void {
  const follow = () => {
    const state = store.get(sessionAtom)
    if (state.kind !== 'signed-in' || !isShared()) {
      tell('', 0)
      return
    }
    const { endsAt } = state.session
    const look = [store.get(wordsAtom).locale, guestTimeZone, store.get(currencyAtom)?.join(' ')]
    tell(encodeURIComponent(look.join('|')), Math.max(0, Math.floor((endsAt - Date.now()) / 1_000)))
    void open(String(endsAt))
  }
  // Once for each session; one that was not opened is opened by the next page.
  const open = async (session: string) => {
    if (localStorage.getItem(storedFor) === session) return
    localStorage.setItem(storedFor, session)
    const answer = await client.call(openView, { body: {} })
    if (!answer.ok) localStorage.removeItem(storedFor)
  }
  follow()
  for (const each of [sessionAtom, wordsAtom, currencyAtom]) store.sub(each, follow)
}

function tell(look: string, seconds: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // Written without waiting: a guest who leaves right after signing out leaves nothing behind.
  // biome-ignore lint/suspicious/noDocumentCookie: the other way to write one is asynchronous, and not in every browser
  document.cookie = `${cookie}=${look}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`
}
