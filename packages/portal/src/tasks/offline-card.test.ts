import 'fake-indexeddb/auto'
import { addDays, offlineCardOf, type Reservation } from '@veranda/domain'
import { aReceipt, aReservation } from '@veranda/domain/fixtures'
import { openDB } from 'idb'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { hasMark, readCard, replaceCard } from '../offline/card-store.ts'
import type { Portal } from '../portal.ts'
import { offlineCardAtom } from '../state/offline-card.ts'
import { reservationAtom } from '../state/reservation.ts'
import { sessionAtom } from '../state/session.ts'
import { aPortal, noon } from '../testing.ts'
import { endSession } from './end-session.ts'
import { followOfflineCard } from './follow-offline-card.ts'
import { openCard, removeOfflineCard, storeOfflineCard } from './offline-card.ts'
import { signOut } from './sign-out.ts'

// Noon is the 15th of January 2027.
const stay = { arrival: '2027-01-20', departure: '2027-01-25' } as const
const booked = (over: Partial<Reservation> = {}): Reservation => ({ ...aReservation({ stay }), ...over })
const { reservationCode, brand } = booked()
const stops: (() => void)[] = []

function aGuestWith(reservation: Reservation, parts: Partial<Portal> = {}): Portal {
  const portal = aPortal(parts)
  const session = { reservationCode: reservation.reservationCode, brand, endsAt: noon + 3_600_000 }
  portal.store.set(sessionAtom, { kind: 'signed-in', session })
  portal.store.set(reservationAtom, { kind: 'ready', value: reservation })
  return portal
}
function follow(portal: Portal): void {
  stops.push(followOfflineCard(portal))
}
const isGone = () => expect.poll(async () => [hasMark(), await readCard()]).toEqual([false, undefined])

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  Object.defineProperty(navigator, 'serviceWorker', { value: {}, configurable: true })
})
afterEach(async () => {
  for (const stop of stops.splice(0)) stop()
  await removeOfflineCard(aPortal())
  Reflect.deleteProperty(navigator, 'serviceWorker')
  vi.restoreAllMocks()
})

describe('a stay stored on the device', () => {
  test('is read as it was stored, and nothing of it can be read in the database', async () => {
    const portal = aGuestWith(booked())
    expect(await storeOfflineCard(portal, booked())).toEqual({ ok: true, value: undefined })
    const card = await openCard(portal)
    expect(card?.stay).toMatchObject({ reservationCode, stay, property: { name: 'Marina Cancún' } })
    const db = await openDB('veranda.offline-card')
    const stored = await db.get('card', 'card')
    db.close()
    expect(stored.key.extractable).toBe(false)
    await expect(crypto.subtle.exportKey('raw', stored.key)).rejects.toThrow()
    const bytes = new TextDecoder().decode(stored.sealed)
    for (const canary of [reservationCode, 'Marina', card?.stay.rooms[0]?.guests[0]?.lastName])
      expect(bytes).not.toContain(canary)
  })

  test('has a key of its own with every writing', async () => {
    const portal = aGuestWith(booked())
    await storeOfflineCard(portal, booked())
    const sealed = async () => {
      const db = await openDB('veranda.offline-card')
      const { iv, sealed: data } = await db.get('card', 'card')
      db.close()
      return [...iv, ...new Uint8Array(data)].join()
    }
    const before = await sealed()
    await storeOfflineCard(portal, booked())
    expect(await sealed()).not.toBe(before)
  })

  test('is written anew, and says what changed, when the reservation is read', async () => {
    const portal = aGuestWith(booked())
    await storeOfflineCard(portal, booked())
    follow({ ...portal, now: () => noon + 60_000 })
    const reservation = booked({ stay: { ...stay, departure: '2027-01-26' }, version: 9 })
    portal.store.set(reservationAtom, { kind: 'ready', value: reservation })
    const at = new Date(noon + 60_000).toISOString()
    await expect
      .poll(readCard)
      .toMatchObject({ readAt: at, change: { at, parts: ['dates'] }, stay: { version: 9 } })
    expect(portal.store.get(offlineCardAtom)).toMatchObject({ stay: { version: 9 } })
  })

  test('takes the receipts along with the press, and a newer one with the next reading', async () => {
    const answers = [[aReceipt()], [aReceipt(), aReceipt({ position: 3 })]]
    const call = async () => ({
      ok: true,
      value: (answers.length > 1 ? answers.shift() : answers[0])?.map((receipt) => ({ receipt, signed: '' })),
    })
    const portal = aGuestWith(booked(), { client: { call } as unknown as Portal['client'] })
    await storeOfflineCard(portal, booked())
    expect((await readCard())?.receipts.map(({ number }) => number)).toEqual(['ZPCU-104A7C-AB-R2'])
    follow(portal)
    await expect.poll(async () => (await readCard())?.receipts.length).toBe(2)
  })

  test('is as old as the reading it came from, however late it is stored', async () => {
    const portal = aGuestWith(booked())
    follow(portal)
    await storeOfflineCard({ ...portal, now: () => noon + 7_200_000 }, booked())
    const loaded = portal.store.get(reservationAtom)
    if (loaded.kind !== 'ready') throw new Error('nothing is loaded')
    await storeOfflineCard({ ...portal, now: () => noon + 7_200_000 }, loaded.value)
    expect((await readCard())?.readAt).toBe(new Date(noon).toISOString())
  })

  test('stays as old as its reading when the page gets to it after the session ran out', async () => {
    const portal = aGuestWith(booked())
    await storeOfflineCard(portal, booked())
    follow({ ...portal, now: () => noon + 25 * 3_600_000 })
    // Time enough to write it, were it written.
    await new Promise((later) => setTimeout(later, 100))
    expect((await readCard())?.readAt).toBe(new Date(noon).toISOString())
  })

  test('is never stored by reading alone', async () => {
    follow(aGuestWith(booked()))
    await replaceCard(offlineCardOf(booked(), { brandHelp: aPortal().variants[0].brand.help, readAt: '' }))
    await isGone()
  })

  test('is gone after signing out, and at once', async () => {
    const portal = aGuestWith(booked())
    await storeOfflineCard(portal, booked())
    await signOut(portal)
    await isGone()
  })

  test('is gone when another tab signs out, or the service has ended the session', async () => {
    for (const leave of [
      ({ store }: Portal) => store.set(sessionAtom, { kind: 'none' }),
      ({ store }: Portal) => endSession(store),
    ]) {
      const portal = aGuestWith(booked())
      await storeOfflineCard(portal, booked())
      follow(portal)
      leave(portal)
      await isGone()
    }
  })

  test('is gone when the session was refused before this page listened', async () => {
    const portal = aGuestWith(booked())
    await storeOfflineCard(portal, booked())
    endSession(portal.store)
    follow(portal)
    await isGone()
  })

  test('outlives a session that ran out', async () => {
    const portal = aGuestWith(booked())
    await storeOfflineCard(portal, booked())
    const tomorrow = { ...portal, now: () => noon + 3_600_000 }
    follow(tomorrow)
    endSession(portal.store)
    expect(await openCard(tomorrow)).toMatchObject({ stay: { reservationCode } })
    expect(hasMark()).toBe(true)
  })

  test('is gone once another reservation is opened on the device', async () => {
    await storeOfflineCard(aGuestWith(booked()), booked())
    follow(aGuestWith(booked({ reservationCode: 'ZPCU-000AAA-ZZ' })))
    await isGone()
  })

  test('is gone when the hotel knows the reservation no more', async () => {
    const portal = aGuestWith(booked())
    await storeOfflineCard(portal, booked())
    follow(portal)
    portal.store.set(reservationAtom, { kind: 'failed', failure: { kind: 'not-found' } })
    await isGone()
  })

  test('stays to the end of the day of departure at the property, and is gone after it', async () => {
    const portal = aGuestWith(booked())
    await storeOfflineCard(portal, booked())
    // Cancún is five hours behind.
    const lastMoment = Date.parse(`${addDays(stay.departure, 1)}T04:59:00Z`)
    expect(await openCard({ ...portal, now: () => lastMoment })).toBeDefined()
    expect(await openCard({ ...portal, now: () => lastMoment + 60_000 })).toBeUndefined()
    await isGone()
  })

  test('that cannot be read any more is removed', async () => {
    const portal = aGuestWith(booked())
    await storeOfflineCard(portal, booked())
    const db = await openDB('veranda.offline-card')
    await db.put('card', { ...(await db.get('card', 'card')), sealed: new Uint8Array(40).buffer }, 'card')
    db.close()
    expect(await openCard(portal)).toBeUndefined()
    await isGone()
  })
})

describe('a browser that cannot store it says so, and nothing stays', () => {
  const stored = () => storeOfflineCard(aGuestWith(booked()), booked())

  test('without space', async () => {
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    expect(await stored()).toEqual({ ok: false, refusal: 'no-room' })
    await isGone()
  })

  test('in a private window that takes no keys', async () => {
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('no keys here', 'DataCloneError')
    })
    expect(await stored()).toEqual({ ok: false, refusal: 'not-possible' })
    await isGone()
  })

  test('without encryption', async () => {
    vi.spyOn(globalThis.crypto, 'subtle', 'get').mockReturnValue(undefined as unknown as SubtleCrypto)
    expect(await stored()).toEqual({ ok: false, refusal: 'not-possible' })
  })

  test('without a worker that opens the site offline', async () => {
    Reflect.deleteProperty(navigator, 'serviceWorker')
    expect(await stored()).toEqual({ ok: false, refusal: 'not-possible' })
  })
})
