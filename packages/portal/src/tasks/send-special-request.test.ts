import type { Failure } from '@veranda/contract'
import { ok, type Result, type SpecialRequest } from '@veranda/domain'
import { aThreeRoomReservation } from '@veranda/domain/fixtures'
import { createStore } from 'jotai'
import { beforeEach, describe, expect, test } from 'vitest'
import { keepWritten, requestDraftAtom, writtenFor } from '../state/request-draft.ts'
import { reservationAtom } from '../state/reservation.ts'
import { aPortal } from '../testing.ts'
import { sendSpecialRequest } from './send-special-request.ts'

type Made = {
  readonly guard?: { readonly key: string; readonly version: number }
  readonly params?: Record<string, string>
  readonly body?: { readonly comment?: string }
}
type Answer = Result<SpecialRequest, Failure>

const reservation = aThreeRoomReservation()
const stored: Answer = ok({
  requestId: 1,
  roomNumber: 2,
  roomConfirmation: `${reservation.reservationCode}/2`,
  text: 'Cot',
  sentAt: '2027-03-01T15:00:00.000Z',
  state: 'sent',
})
const lost: Answer = { ok: false, refusal: { kind: 'offline' } }
const refusedBecause = (refusal: string): Answer => ({
  ok: false,
  refusal: { kind: 'refused', refusal, detail: 'No.' },
})

/** A guest who wrote for room 2, on a line that gives these answers, one a press. */
function aGuest(...answers: readonly Answer[]) {
  const calls: Made[] = []
  const call = async (_: unknown, made: Made = {}) => {
    calls.push(made)
    return answers[calls.length - 1] ?? lost
  }
  const store = createStore()
  const portal = aPortal({ client: { call: call as never }, store })
  store.set(reservationAtom, { kind: 'ready', value: reservation })
  keepWritten(store, reservation, { roomNumber: 2, text: ' A cot,\r\nplease ' })
  const text = () => writtenFor(store.get(requestDraftAtom), reservation, 2).text
  return { store, calls, text, press: () => sendSpecialRequest(portal, 2) }
}

beforeEach(() => sessionStorage.clear())

describe('a special request', () => {
  test('is sent for its room, as it is kept, and is written no more once it was heard', async () => {
    const { calls, press, text } = aGuest(stored)
    expect((await press()).ok).toBe(true)
    expect(calls).toMatchObject([
      {
        params: { roomId: String(reservation.rooms[1]?.roomId) },
        body: { comment: 'A cot,\nplease' },
        guard: { version: reservation.version },
      },
    ])
    expect(text()).toBe('')
  })

  test('leaves the guest at the room it was for', async () => {
    const { store, press } = aGuest(stored)
    await press()
    expect(store.get(requestDraftAtom)?.roomNumber).toBe(2)
  })

  test('whose answer was lost keeps its text, and repeats its key', async () => {
    const { calls, press, text } = aGuest(lost, stored)
    expect((await press()).ok).toBe(false)
    expect(text()).toBe(' A cot,\r\nplease ')
    expect((await press()).ok).toBe(true)
    expect(calls[1]).toEqual(calls[0])
  })

  test('that is written on is another one, under another key', async () => {
    const { store, calls, press } = aGuest(lost, stored)
    await press()
    keepWritten(store, reservation, { roomNumber: 2, text: 'A cot and a kettle' })
    await press()
    expect(calls[1]?.guard?.key).not.toBe(calls[0]?.guard?.key)
  })

  test('minds nothing that changed meanwhile: it is sent again by itself', async () => {
    const { calls, press } = aGuest(refusedBecause('version-changed'), stored)
    expect((await press()).ok).toBe(true)
    expect(calls).toHaveLength(2)
  })

  test('that was refused keeps its text', async () => {
    const { press, text } = aGuest(refusedBecause('room-cancelled'))
    expect(await press()).toMatchObject({ refusal: { refusal: 'room-cancelled' } })
    expect(text()).toBe(' A cot,\r\nplease ')
  })
})

test('what is typed for each room survives a reload, and another reservation’s is not read', () => {
  const store = createStore()
  keepWritten(store, reservation, { roomNumber: 1, text: 'High floor' })
  keepWritten(store, reservation, { roomNumber: 2, text: 'Cot' })
  const reloaded = JSON.parse(sessionStorage.getItem('veranda.request-draft') ?? 'null')
  expect(writtenFor(reloaded, reservation, 1).text).toBe('High floor')
  expect(writtenFor(reloaded, reservation, 2).text).toBe('Cot')
  expect(writtenFor(reloaded, { bookingId: 1 }, 2).text).toBe('')
})
