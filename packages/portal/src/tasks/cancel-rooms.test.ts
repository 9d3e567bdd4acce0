import { aCancelQuote, aReservation, theReasons } from '@veranda/domain/fixtures'
import { beforeEach, describe, expect, test } from 'vitest'
import { cancellationDraftAtom } from '../state/cancellation-draft.ts'
import { reservationAtom } from '../state/reservation.ts'
import { aPortal } from '../testing.ts'
import { cancelRooms } from './cancel-rooms.ts'
import { keepCancelQuote } from './quote-cancellation.ts'
import { startFlow } from './start-flow.ts'

type Made = { readonly guard?: { readonly key: string }; readonly body?: Record<string, unknown> }

/** A guest before the last press, on a line that loses every answer. */
function aGuest(answers: Record<string, string>) {
  const calls: Made[] = []
  const call = async (_: unknown, made: Made = {}) => {
    calls.push(made)
    return { ok: false, refusal: { kind: 'offline' } } as const
  }
  const portal = aPortal({ client: { call } })
  const { store } = portal
  const reservation = aReservation()
  store.set(reservationAtom, { kind: 'ready', value: reservation })
  startFlow(store, 'cancel', reservation)
  const quote = keepCancelQuote(portal, reservation, aCancelQuote({ reservation }))
  store.set(cancellationDraftAtom, { ...store.get(cancellationDraftAtom), accepted: true, answers })
  const reason = theReasons.find(({ code }) => code === answers['first'])
  if (!reason) throw new Error('No such reason')
  return { portal, calls, quote, reservation, press: () => cancelRooms(portal, reason) }
}

beforeEach(() => sessionStorage.clear())

describe('the press that cancels', () => {
  test('repeats its key until it is answered, and takes another one with another quote', async () => {
    const { portal, calls, reservation, press } = aGuest({ first: 'weather' })
    await press()
    await press()
    keepCancelQuote(portal, reservation, aCancelQuote({ reservation }))
    await press()
    const keys = calls.map(({ guard }) => guard?.key)
    expect(keys[0]).toBe(keys[1])
    expect(keys[2]).not.toBe(keys[0])
  })

  test('leaves everything where it was when its answer is lost', async () => {
    const { portal, press } = aGuest({ first: 'weather' })
    const before = portal.store.get(cancellationDraftAtom)
    await press()
    expect(portal.store.get(cancellationDraftAtom)).toEqual({ ...before, isAsked: true })
  })

  test('says only what this reason asks for, whatever was typed before', async () => {
    const { calls, press } = aGuest({ first: 'another-hotel', hotel: ' Seaview ', otherReason: 'A move' })
    await press()
    expect(calls[0]?.body?.['reason']).toEqual({ firstAnswer: 'another-hotel', hotel: 'Seaview' })
  })

  test('is never for rooms that were chosen before: a price that comes too late is not kept', () => {
    const { portal, reservation, quote } = aGuest({ first: 'weather' })
    const chosen = { ...portal.store.get(cancellationDraftAtom), roomNumbers: [2, 3] }
    portal.store.set(cancellationDraftAtom, chosen)
    keepCancelQuote(portal, reservation, quote)
    expect(portal.store.get(cancellationDraftAtom)).toEqual(chosen)
  })

  test('a guest who opens the flow again finds the reason they had given', () => {
    const { portal, reservation } = aGuest({ first: 'reschedule' })
    expect(startFlow(portal.store, 'cancel', reservation)).toBe('/cancellation/policies-and-benefits')
    expect(portal.store.get(cancellationDraftAtom)?.answers).toEqual({ first: 'reschedule' })
    const other = aReservation({ bookingId: reservation.bookingId + 1 })
    startFlow(portal.store, 'cancel', other)
    expect(portal.store.get(cancellationDraftAtom)?.answers).toBeUndefined()
  })
})
