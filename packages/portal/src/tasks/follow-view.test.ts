import { ok, type Result, refused } from '@veranda/domain'
import { afterEach, expect, test, vi } from 'vitest'
import type { Portal } from '../portal.ts'
import { wordsAtom } from '../state/locale.ts'
import { currencyAtom } from '../state/preferences.ts'
import { sessionAtom, sessionLength } from '../state/session.ts'
import { thisTabOnly } from '../state/token-storage.ts'
import { aPortal } from '../testing.ts'
import { followView } from './follow-view.ts'

afterEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  document.cookie = 'veranda-look=; Max-Age=0; Path=/'
})
const look = () => decodeURIComponent(/veranda-look=([^;]*)/.exec(document.cookie)?.[1] ?? '')

function followed(answer: Result<unknown, { readonly kind: 'offline' }> = ok({ opened: true })) {
  const call = vi.fn(async () => answer)
  const portal = aPortal({
    guestTimeZone: 'Europe/Rome',
    client: { call } as unknown as Portal['client'],
  })
  const endsAt = Date.now() + sessionLength
  portal.store.set(wordsAtom, { locale: 'es-MX', words: {} })
  portal.store.set(sessionAtom, {
    kind: 'signed-in',
    session: { reservationCode: 'ABC-1', brand: 'palace', endsAt },
  })
  followView(portal)
  return { ...portal, call }
}

test('the service is told how the guest reads, and again when that changes', () => {
  const { store } = followed()
  expect(look()).toBe('es-MX|Europe/Rome|')
  store.set(currencyAtom, ['EUR', 'USD', 0.92])
  expect(look()).toBe('es-MX|Europe/Rome|EUR USD 0.92')
  store.set(wordsAtom, { locale: 'en-US', words: {} })
  expect(look()).toBe('en-US|Europe/Rome|EUR USD 0.92')
})

test('a view is opened once for each session, and by the next page where the line was lost', async () => {
  const lost = followed(refused({ kind: 'offline' }))
  await vi.waitFor(() => expect(localStorage.getItem('veranda.view')).toBeNull())
  const { store, call } = followed()
  await vi.waitFor(() => expect(localStorage.getItem('veranda.view')).not.toBeNull())
  store.set(currencyAtom, ['EUR'])
  expect([lost.call, call].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
})

test.each([{ kind: 'none' }, { kind: 'ended', reservationCode: 'ABC-1' }] as const)(
  'once the session is $kind, nothing is told',
  (session) => {
    const { store } = followed()
    store.set(sessionAtom, session)
    expect(document.cookie).not.toContain('veranda-look')
  },
)

test('on a device that others use, nothing is told and no view is opened', () => {
  sessionStorage.setItem(thisTabOnly, 'yes')
  const { call } = followed()
  expect(document.cookie).not.toContain('veranda-look')
  expect(call).not.toHaveBeenCalled()
})
