import { ok, refused } from '@veranda/domain'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { forgetAllTokens } from '../auth/forget-tokens.ts'
import { thisTabOnly } from '../state/token-storage.ts'
import type { Portal } from '../portal.ts'
import { bookingSummaryAtom } from '../state/booking-summary.ts'
import { modeAtom } from '../state/preferences.ts'
import { sessionAtom, sessionLength } from '../state/session.ts'
import { toastsAtom } from '../state/toasts.ts'
import { aPortal, noon, storeTokens } from '../testing.ts'
import { signIn } from './sign-in.ts'
import { signOut } from './sign-out.ts'
import { takeSession } from './take-session.ts'
import { lookAtSession, watchSession } from './watch-session.ts'

const code = 'VRD-101A-P'
const summary = {
  bookingId: 1,
  reservationCode: code,
  propertyName: 'Palace Bay',
  total: 1,
  status: 'confirmed',
  hasSeveralRooms: false,
  isEveryRoomRefundable: true,
} as const

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

describe('a session', () => {
  test('lasts 24 hours from sign-in, however often its tokens are renewed', () => {
    storeTokens(code, noon - sessionLength + 1_000, noon + 3_600_000)
    const portal = aPortal()
    expect(takeSession(portal)).toMatchObject({ kind: 'signed-in', session: { reservationCode: code } })
    lookAtSession({ ...portal, now: () => noon + 999 })
    expect(portal.store.get(sessionAtom).kind).toBe('signed-in')
    lookAtSession({ ...portal, now: () => noon + 1_000 })
    expect(portal.store.get(sessionAtom)).toEqual({ kind: 'ended', reservationCode: code })
    expect(portal.tokens()).toBeUndefined()
  })

  test('renews its tokens before they run out', () => {
    storeTokens(code, noon)
    const portal = aPortal()
    takeSession(portal)
    lookAtSession({ ...portal, now: () => noon + 54 * 60_000 })
    expect(portal.refreshes).toEqual([])
    lookAtSession({ ...portal, now: () => noon + 56 * 60_000 })
    expect(portal.refreshes).toEqual(['refresh'])
  })

  test('of another reservation forgets what was kept of the one before', () => {
    storeTokens('VRD-202B-P', noon)
    const portal = aPortal()
    portal.store.set(bookingSummaryAtom, summary)
    takeSession(portal)
    expect(portal.store.get(bookingSummaryAtom)).toBeUndefined()
  })
})

describe('signing out', () => {
  test('revokes the session and clears all storage', async () => {
    storeTokens(code, noon)
    const portal = aPortal()
    takeSession(portal)
    portal.store.set(bookingSummaryAtom, summary)
    await signOut(portal)
    expect(portal.left).toEqual(['leave'])
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0])
    expect(portal.store.get(sessionAtom)).toEqual({ kind: 'none' })
  })

  test('is said, and leaves the appearance of the device as it is', async () => {
    storeTokens(code, noon)
    const portal = aPortal()
    takeSession(portal)
    portal.store.set(modeAtom, 'black')
    await signOut(portal)
    expect(portal.store.get(toastsAtom)).toMatchObject([{ sentence: 'toast.signed-out' }])
    expect(portal.store.get(modeAtom)).toBe('black')
    expect(Object.keys(localStorage)).toEqual(['veranda.mode'])
    portal.store.set(modeAtom, 'device')
  })

  test('ends the session at the service while its token is still there', async () => {
    storeTokens(code, noon)
    const steps: string[] = []
    const portal = aPortal()
    const call = async ({ name }: { readonly name: string }) => {
      steps.push(`${name} ${portal.tokens() ? 'with' : 'without'} a token`)
      return ok({ ended: true })
    }
    takeSession(portal)
    await signOut({
      ...portal,
      client: { call } as never,
      auth: { ...portal.auth, leave: async () => void steps.push('leave') },
    })
    expect(steps).toEqual(['endSession with a token', 'leave'])
  })

  test('does not wait for a service that never answers', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const portal = aPortal({ client: { call: () => new Promise(() => undefined) } as never })
    const signingOut = signOut(portal)
    await vi.advanceTimersByTimeAsync(3_000)
    await signingOut
    vi.useRealTimers()
    expect(portal.left).toEqual(['leave'])
  })

  test('reaches the other tabs', () => {
    storeTokens(code, noon)
    const otherTab = aPortal()
    takeSession(otherTab)
    otherTab.store.set(bookingSummaryAtom, summary)
    const stop = watchSession(otherTab)
    localStorage.clear()
    window.dispatchEvent(new StorageEvent('storage', { key: null }))
    stop()
    expect(otherTab.store.get(sessionAtom)).toEqual({ kind: 'none' })
    expect(otherTab.store.get(bookingSummaryAtom)).toBeUndefined()
    expect(otherTab.store.get(toastsAtom)).toMatchObject([{ sentence: 'toast.signed-out-elsewhere' }])
  })

  test('reaches the other tabs before the service refuses their calls', () => {
    storeTokens(code, noon)
    const otherTab = aPortal()
    takeSession(otherTab)
    const stop = watchSession(otherTab)
    void signOut({ ...aPortal(), client: { call: () => new Promise(() => undefined) } as never })
    for (const key of Object.keys(localStorage))
      if (!key.startsWith('Cognito')) window.dispatchEvent(new StorageEvent('storage', { key }))
    stop()
    expect(otherTab.store.get(sessionAtom)).toEqual({ kind: 'none' })
    expect(otherTab.store.get(toastsAtom)).toMatchObject([{ sentence: 'toast.signed-out-elsewhere' }])
    expect(otherTab.tokens()).toBeDefined()
  })

  test('leaves a tab alone whose session is its own', () => {
    storeTokens(code, noon)
    const own = aPortal()
    takeSession(own)
    sessionStorage.setItem(thisTabOnly, '')
    const stop = watchSession({ ...own, tokens: () => ({ expiresAt: noon, session: {} }) as never })
    window.dispatchEvent(new StorageEvent('storage', { key: 'veranda.signing-out' }))
    stop()
    expect(own.store.get(sessionAtom).kind).toBe('signed-in')
  })

  test('is noticed by a tab that begins to listen afterwards', () => {
    storeTokens(code, noon)
    const otherTab = aPortal()
    takeSession(otherTab)
    localStorage.clear()
    watchSession(otherTab)()
    expect(otherTab.store.get(sessionAtom)).toEqual({ kind: 'none' })
  })
})

describe('signed in until this closes', () => {
  const selection = { reservationCode: code, firstName: 'Ana', lastName: 'Rossi' }
  const sayingValid = { call: async () => ok({ isValid: true }) } as never
  /** The user pool keeps tokens where it is told to. */
  const lettingIn = (parts: Partial<Portal> = {}) =>
    aPortal({
      client: sayingValid,
      auth: {
        begin: () => undefined,
        answer: async () => {
          storeTokens(code, noon)
          return { kind: 'let-in' }
        },
        refresh: async () => undefined,
        leave: async () => forgetAllTokens(),
      },
      ...parts,
    })

  test('a session is this tab’s alone: the storage that outlives it knows nothing', async () => {
    const portal = lettingIn()
    expect(await signIn(portal, selection, 'tab')).toEqual(ok('here'))
    expect(portal.tokens()).toBeDefined()
    expect(localStorage.length).toBe(0)
    // What closing the tab does.
    sessionStorage.clear()
    expect(takeSession(lettingIn())).toEqual({ kind: 'none' })
  })

  test('else it is every tab’s, and outlives this one', async () => {
    await signIn(lettingIn(), selection, 'day')
    sessionStorage.clear()
    expect(takeSession(lettingIn()).kind).toBe('signed-in')
  })

  test('is not forgotten with what was known of another reservation', async () => {
    const portal = lettingIn()
    portal.store.set(bookingSummaryAtom, { ...summary, reservationCode: 'VRD-202B-P' })
    await signIn(portal, selection, 'tab')
    expect(portal.store.get(bookingSummaryAtom)).toBeUndefined()
    expect(portal.tokens()).toBeDefined()
  })

  test('the next sign-in chooses anew, and signing out leaves nothing', async () => {
    const portal = lettingIn()
    await signIn(portal, selection, 'tab')
    await signIn(portal, selection, 'day')
    expect([sessionStorage.length, localStorage.length > 0]).toEqual([0, true])
    await signIn(portal, selection, 'tab')
    await signOut(portal)
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0])
  })

  test('ends after its 24 hours like every other', async () => {
    const portal = lettingIn()
    await signIn(portal, selection, 'tab')
    lookAtSession({ ...portal, now: () => noon + sessionLength })
    expect(portal.store.get(sessionAtom)).toEqual({ kind: 'ended', reservationCode: code })
    expect([localStorage.length, portal.tokens()]).toEqual([0, undefined])
  })
})

describe('signing in', () => {
  const selection = { reservationCode: code, firstName: 'Ana', lastName: 'Rossi' }
  const sayingValid = (isValid: boolean) => ({ call: async () => ok({ isValid }) }) as never

  test('a number and names that do not belong together are not let in', async () => {
    const answer = await signIn(aPortal({ client: sayingValid(false) }), selection)
    expect(answer).toEqual({ ok: false, refusal: { kind: 'not-let-in' } })
  })

  const limited = refused({ kind: 'refused', refusal: 'sign-in-by-link', detail: '' })
  test.each([
    ['the service', { client: { call: async () => limited } as never }],
    ['the user pool', { client: sayingValid(true), answer: { kind: 'too-many-tries' } as const }],
  ])('names that %s does not look at for now lead to a link', async (_, parts) => {
    expect(await signIn(aPortal(parts), selection)).toEqual({
      ok: false,
      refusal: { kind: 'sign-in-by-link' },
    })
  })

  test('a failed sign-in signs out the guest who was signed in', async () => {
    storeTokens('VRD-202B-P', noon)
    const portal = aPortal({ client: sayingValid(true), answer: { kind: 'not-let-in' } })
    await signIn(portal, selection)
    expect(portal.tokens()).toBeUndefined()
  })

  test.each([
    ['goes to a listed site of another brand', 'http://moon.localhost:4000', 1],
    ['never goes to a site that is not listed', 'http://moon.localhost:4000.example.com', 0],
    ['never goes to a script', 'javascript:alert(1)//', 0],
  ])('%s', async (_, origin, count) => {
    const answer = { kind: 'other-brand', origin, reservation: code, code: 'once' } as const
    const portal = aPortal({ client: sayingValid(true), answer })
    await signIn(portal, selection)
    expect(portal.wentTo).toHaveLength(count)
    if (count) expect(portal.wentTo[0]).toBe(`${origin}/auth/login/${code}/handoff#once`)
  })
})
