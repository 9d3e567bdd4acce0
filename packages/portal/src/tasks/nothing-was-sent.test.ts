import { createStore } from 'jotai'
import { beforeEach, expect, test } from 'vitest'
import { cancellationDraftAtom } from '../state/cancellation-draft.ts'
import type { Store } from '../state/clear-all.ts'
import { guestDraftAtom } from '../state/guest-draft.ts'
import { nothingWasSent } from './nothing-was-sent.ts'
import { requestDraftAtom } from '../state/request-draft.ts'
import { reservationAtom } from '../state/reservation.ts'
import { standbyDraftAtom } from '../state/standby-draft.ts'

beforeEach(() => sessionStorage.clear())

const of = { bookingId: 1 }
const sent = { roomNumber: 1, key: 'sent-before' }

const remembered: Record<string, (store: Store) => void> = {
  'a cancellation': (store) => store.set(cancellationDraftAtom, { isAsked: true }),
  'guest information': (store) =>
    store.set(guestDraftAtom, { ...of, roomNumber: 1, rooms: [{ ...sent, typed: [] }] }),
  'a special request': (store) =>
    store.set(requestDraftAtom, { ...of, roomNumber: 1, written: [{ ...sent, text: 'Quiet, please' }] }),
  'a waitlist request': (store) =>
    store.set(standbyDraftAtom, { ...of, written: [{ ...sent, roomTypeIds: [2], ceiling: '' }] }),
  'a stay that was on screen': (store) =>
    store.set(reservationAtom, { kind: 'failed', failure: { kind: 'offline' }, wasShown: true }),
}

test.each(Object.entries(remembered))(
  '%s whose answer was lost may have changed something',
  (_, remember) => {
    const store = createStore()
    expect(nothingWasSent(store)).toBe(true)
    remember(store)
    expect(nothingWasSent(store)).toBe(false)
  },
)

test('what was typed and not sent changed nothing', () => {
  const store = createStore()
  store.set(requestDraftAtom, { ...of, roomNumber: 1, written: [{ roomNumber: 1, text: 'Quiet, please' }] })
  store.set(cancellationDraftAtom, { accepted: true })
  expect(nothingWasSent(store)).toBe(true)
})
