import { changeGuests, type Failure } from '@veranda/contract'
import { type Guest, ok, type Reservation, type Result } from '@veranda/domain'
import { aGuest, aReservation, aRoom } from '@veranda/domain/fixtures'
import { createStore } from 'jotai'
import { beforeEach, describe, expect, test } from 'vitest'
import { formsOf, guestDraftAtom, keepTyped, typedIn } from '../state/guest-draft.ts'
import { reservationAtom } from '../state/reservation.ts'
import { sessionAtom } from '../state/session.ts'
import { aPortal, noon } from '../testing.ts'
import { saveGuests } from './save-guests.ts'

type Made = {
  readonly guard?: { readonly key: string; readonly version: number }
  readonly params?: Record<string, string>
  readonly body?: { readonly guests?: readonly Record<string, unknown>[] }
}
type Answer = Result<unknown, Failure>

const elena = aGuest({ guestId: 11, countryCode: 'MX' })
const tomas = aGuest({ guestId: 12, isMainGuest: false, firstName: 'Tomás' })
const withGuests = (guests: readonly Guest[], version = 7): Reservation => ({
  ...aReservation({ rooms: [aRoom({ guests }), aRoom({ roomNumber: 2 })] }),
  version,
})
const reservation = withGuests([elena, tomas])
const saved: Answer = ok({ bookingId: reservation.bookingId, version: 8 })
const lost: Answer = { ok: false, refusal: { kind: 'offline' } }
const refusedBecause = (refusal: string): Answer => ({
  ok: false,
  refusal: { kind: 'refused', refusal, detail: 'No.' },
})

/** A guest who typed another city and e-mail, on a line that gives these answers, one a press. */
function anEditor(answers: readonly Answer[], meanwhile: Reservation = reservation) {
  const calls: Made[] = []
  const call = async (endpoint: unknown, made: Made = {}) => {
    if (endpoint !== changeGuests) return ok(meanwhile)
    calls.push(made)
    return answers[calls.length - 1] ?? lost
  }
  const store = createStore()
  const portal = aPortal({ client: { call: call as never }, store })
  const { reservationCode } = reservation
  const session = { reservationCode, brand: 'palace', endsAt: noon + 1 } as const
  store.set(sessionAtom, { kind: 'signed-in', session })
  store.set(reservationAtom, { kind: 'ready', value: reservation })
  const type = (field: 'city' | 'email' | 'lastName', text: string, guestId = 11) =>
    keepTyped(store, reservation, 1, { guestId, field, text })
  type('city', ' Tulum ')
  type('email', 'new@example.org')
  const stored = () => typedIn(store.get(guestDraftAtom), reservation, 1).typed.map(({ text }) => text)
  return { store, calls, stored, type, press: () => saveGuests(portal, 1) }
}

beforeEach(() => sessionStorage.clear())

describe('what was typed of guests', () => {
  test('is saved as it is kept, for who was changed alone, and is a draft no more', async () => {
    const { calls, press, stored } = anEditor([saved])
    expect(await press()).toEqual(ok({ addresses: 2 }))
    expect(calls).toHaveLength(1)
    expect(calls[0]).toMatchObject({
      params: { roomId: String(reservation.rooms[0]?.roomId) },
      guard: { version: 7 },
    })
    expect(calls[0]?.body?.guests).toHaveLength(1)
    expect(calls[0]?.body?.guests?.[0]).toMatchObject({
      idGuest: 11,
      firstName: 'Elena',
      city: 'Tulum',
      email: 'new@example.org',
      zipCode: null,
    })
    expect(stored()).toEqual([])
  })

  test('whose answer was lost is still there, and repeats its key', async () => {
    const { calls, press, stored } = anEditor([lost, saved])
    expect((await press()).ok).toBe(false)
    expect(stored()).toEqual([' Tulum ', 'new@example.org'])
    expect((await press()).ok).toBe(true)
    expect(calls[1]).toEqual(calls[0])
  })

  test('that is typed on is another change, under another key', async () => {
    const { calls, press, type } = anEditor([lost, saved])
    await press()
    type('city', 'Mérida')
    await press()
    expect(calls[1]?.guard?.key).not.toBe(calls[0]?.guard?.key)
  })

  test('minds nothing else that changed meanwhile: it is saved again by itself', async () => {
    const meanwhile = withGuests([elena, tomas], 9)
    const { calls, press } = anEditor([refusedBecause('version-changed'), saved], meanwhile)
    expect((await press()).ok).toBe(true)
    expect(calls.map(({ guard }) => guard?.version)).toEqual([7, 9])
  })

  test.each<[string, readonly Guest[], string]>([
    ['the same field', [{ ...elena, city: 'Mérida' }, tomas], 'changed-meanwhile'],
    ['a field nobody touched here', [{ ...elena, phone: '+52 55 5550 0199' }, tomas], 'changed-meanwhile'],
    ['a companion', [elena, { ...tomas, firstName: 'Tom' }], 'changed-meanwhile'],
  ])('is not saved over %s that was changed elsewhere', async (_, guests, kind) => {
    const { calls, press, stored } = anEditor([refusedBecause('version-changed')], withGuests(guests, 9))
    expect(await press()).toMatchObject({ refusal: { kind } })
    expect(calls).toHaveLength(1)
    expect(stored()).toEqual([' Tulum ', 'new@example.org'])
  })

  test('that the service knows already is saved', async () => {
    const { press } = anEditor([refusedBecause('guests-unchanged')])
    expect((await press()).ok).toBe(true)
  })

  test('that was refused stays', async () => {
    const { press, stored } = anEditor([refusedBecause('guests-not-accepted')])
    expect(await press()).toMatchObject({ refusal: { refusal: 'guests-not-accepted' } })
    expect(stored()).toHaveLength(2)
  })

  test('survives a reload, and another reservation’s is not read', () => {
    const { type } = anEditor([])
    type('lastName', '👑', 12)
    const reloaded = JSON.parse(sessionStorage.getItem('veranda.guest-draft') ?? 'null')
    const [main, companion] = formsOf(reservation, typedIn(reloaded, reservation, 1))
    expect(main?.form).toMatchObject({ firstName: 'Elena', city: ' Tulum ' })
    expect(companion?.form.lastName).toBe('👑')
    expect(typedIn(reloaded, { bookingId: 1 }, 1).typed).toEqual([])
  })

  test('back to what is known is typed no more', () => {
    const { type, stored } = anEditor([])
    type('city', '')
    type('email', elena.email ?? '')
    expect(stored()).toEqual([])
  })
})
