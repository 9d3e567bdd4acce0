import { ok, refused } from '@veranda/domain'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { bookingSummaryAtom } from '../state/booking-summary.ts'
import { sessionAtom, sessionLength } from '../state/session.ts'
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
  })
})

describe('signing in', () => {
  const wish = { reservationCode: code, firstName: 'Ana', lastName: 'Rossi' }
  const sayingValid = (isValid: boolean) => ({ call: async () => ok({ isValid }) }) as never

  test('a number and names that do not belong together are not let in', async () => {
    const answer = await signIn(aPortal({ client: sayingValid(false) }), wish)
    expect(answer).toEqual({ ok: false, refusal: { kind: 'not-let-in' } })
  })

  const limited = refused({ kind: 'refused', refusal: 'sign-in-by-link', detail: '' })
  test.each([
    ['the service', { client: { call: async () => limited } as never }],
    ['the user pool', { client: sayingValid(true), answer: { kind: 'too-many-tries' } as const }],
  ])('names that %s does not look at for now lead to a link', async (_, parts) => {
    expect(await signIn(aPortal(parts), wish)).toEqual({ ok: false, refusal: { kind: 'sign-in-by-link' } })
  })

  test('a failed sign-in signs out whoever was in', async () => {
    storeTokens('VRD-202B-P', noon)
    const portal = aPortal({ client: sayingValid(true), answer: { kind: 'not-let-in' } })
    await signIn(portal, wish)
    expect(portal.tokens()).toBeUndefined()
  })

  test.each([
    ['goes to a listed site of another brand', 'http://moon.localhost:4000', 1],
    ['never goes to a site that is not listed', 'http://moon.localhost:4000.example.com', 0],
    ['never goes to a script', 'javascript:alert(1)//', 0],
  ])('%s', async (_, origin, count) => {
    const answer = { kind: 'other-brand', origin, reservation: code, code: 'once' } as const
    const portal = aPortal({ client: sayingValid(true), answer })
    await signIn(portal, wish)
    expect(portal.wentTo).toHaveLength(count)
    if (count) expect(portal.wentTo[0]).toBe(`${origin}/auth/login/${code}/handoff#once`)
  })
})
