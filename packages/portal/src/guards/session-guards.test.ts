import { describe, expect, test } from 'vitest'
import { paths } from '../paths.ts'
import type { SessionState } from '../state/session.ts'
import { pass, sendTo } from './guarded.ts'
import { requireNoSession } from './require-no-session.ts'
import { requireSession } from './require-session.ts'

const session = { reservationCode: 'VRD-101A-P', brand: 'palace', endsAt: 1_000 } as const
const signedIn: SessionState = { kind: 'signed-in', session }
const ended: SessionState = { kind: 'ended', reservationCode: session.reservationCode }

describe('the session guard', () => {
  test.each<[string, SessionState, number, ReturnType<typeof requireSession>]>([
    ['lets a current session pass', signedIn, 999, pass(session)],
    ['sends a session of 24 hours ago to sign-in', signedIn, 1_000, sendTo(paths.signIn)],
    ['sends an anonymous visitor to sign-in', { kind: 'none' }, 0, sendTo(paths.signIn)],
    ['sends an ended session to sign-in', ended, 0, sendTo(paths.signIn)],
  ])('%s', (_, state, now, answer) => {
    expect(requireSession(state, now)).toEqual(answer)
  })
})

describe('the login guard', () => {
  test.each<[string, SessionState, number, ReturnType<typeof requireNoSession>]>([
    ['sends a signed-in guest to Reservations', signedIn, 999, sendTo(paths.reservation)],
    ['lets a guest whose session ran out sign in again', signedIn, 1_000, pass(signedIn)],
    ['lets an anonymous visitor pass', { kind: 'none' }, 0, pass({ kind: 'none' })],
  ])('%s', (_, state, now, answer) => {
    expect(requireNoSession(state, now)).toEqual(answer)
  })
})
