import { type Failure, sendSpecialRequest } from '@veranda/contract'
import { ok, type Result } from '@veranda/domain'
import { aReservation } from '@veranda/domain/fixtures'
import { expect, test } from 'vitest'
import { reservationAtom } from '../state/reservation.ts'
import { aPortal, noon, storeTokens } from '../testing.ts'
import { takeSession } from './take-session.ts'
import { tellArrivalTime } from './tell-arrival-time.ts'

type Sent = { readonly guard: { readonly key: string; readonly version: number } }
type Answer = Result<object, Failure>

const lost: Answer = { ok: false, refusal: { kind: 'offline' } }
const stale: Answer = {
  ok: false,
  refusal: { kind: 'refused', refusal: 'version-changed', detail: 'Changed.' },
}
const five = { time: '17:00', sentence: 'We arrive at 5:00 PM.' } as const

/** A guest whose line gives these answers to what is told, and the reservation, one version newer, to what is read. */
function aGuest(...answers: readonly Answer[]) {
  const reservation = aReservation()
  const sent: Sent[] = []
  const call = async (endpoint: unknown, made: Sent) => {
    if (endpoint !== sendSpecialRequest) return ok({ ...reservation, version: reservation.version + 1 })
    sent.push(made)
    return answers[sent.length - 1] ?? lost
  }
  storeTokens(reservation.reservationCode, noon)
  const portal = aPortal({ client: { call: call as never } })
  takeSession(portal)
  portal.store.set(reservationAtom, { kind: 'ready', value: reservation })
  return { portal, sent, shown: () => portal.store.get(reservationAtom) }
}

test('an arrival time is told once, and the stay is read anew', async () => {
  const { portal, sent, shown } = aGuest(ok({}))
  const { version } = aReservation()
  expect(await tellArrivalTime(portal, five)).toEqual({ isAnnounced: true })
  expect(sent).toMatchObject([{ body: { comment: 'We arrive at 5:00 PM. [17:00]' }, guard: { version } }])
  expect(shown()).toMatchObject({ value: { version: version + 1 } })
})

test('where the line is lost the stay stays on screen, and the same time is sent again in the same way', async () => {
  const { portal, sent, shown } = aGuest(lost, ok({}))
  const { isAnnounced, unheard } = await tellArrivalTime(portal, five)
  expect(isAnnounced).toBe(false)
  expect(shown()).toMatchObject({ kind: 'ready', value: { version: aReservation().version } })
  expect(await tellArrivalTime(portal, five, unheard)).toEqual({ isAnnounced: true })
  expect(sent[1]).toEqual(sent[0])
})

test('another time after a lost answer is another request', async () => {
  const { portal, sent } = aGuest(lost, ok({}))
  const { unheard } = await tellArrivalTime(portal, five)
  await tellArrivalTime(portal, { time: '18:00', sentence: 'We arrive at 6:00 PM.' }, unheard)
  expect(sent[1]?.guard.key).not.toBe(sent[0]?.guard.key)
})

test('a reservation that changed meanwhile is told on its newest version, by itself', async () => {
  const { portal, sent } = aGuest(stale, ok({}))
  expect(await tellArrivalTime(portal, five)).toEqual({ isAnnounced: true })
  expect(sent.map(({ guard }) => guard.version - aReservation().version)).toEqual([0, 1])
})
