import {
  endSession,
  getHelpPhone,
  getProfile,
  getReservation,
  listAgeRanges,
  listAmenities,
  listCountries,
  listGuests,
  listRoomCategories,
} from '@veranda/contract'
import { money } from '@veranda/domain'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createApp } from '../app.ts'
import { revocation } from '../schema/identity.ts'
import type { Store } from '../platform/db/store.ts'
import { addBookings, elena, marco } from '../testing/a-booking.ts'
import { aService, aToken, clientOf, type TestService } from '../testing/a-service.ts'
import { isRevoked, revoke } from '../identity/ended-sessions.ts'
import { onEveryDatabase } from '../testing/on-every-database.ts'

// Sessions are ended in the database, as the real identity does it.
function endingIn(store: Store): TestService {
  const service = aService(store)
  const { identity } = service
  return {
    ...service,
    identity: {
      ...identity,
      verifySession: async (token) => {
        const session = await identity.readSession(token)
        return session && !(await isRevoked(store.db, session.originJti)) ? session : undefined
      },
      endSession: ({ originJti, endsAt }) => revoke(store.db, originJti, endsAt),
    },
  }
}

onEveryDatabase((open) => {
  let store: Store
  let app: ReturnType<typeof createApp>
  beforeAll(async () => {
    store = await open()
    await addBookings(store.db)
    app = createApp(aService(store))
  })
  afterAll(() => store.close())

  const own = { params: { codeReservation: elena.reservationCode } }
  const asElena = () => clientOf(app, { reservationCode: elena.reservationCode, brand: 'palace' })
  const asMarco = () => clientOf(app, { reservationCode: marco.reservationCode, brand: 'partner-city' })
  const notFound = { ok: false, refusal: { kind: 'not-found' } }

  describe('a guest reads their reservation', () => {
    test('in full: stay, rooms, guests, add-ons, prices, policy and actions', async () => {
      const read = await asElena().call(getReservation, own)
      expect(read).toMatchObject({
        ok: true,
        value: {
          bookingId: 11,
          version: 3,
          status: 'pending-payment',
          stay: { arrival: '2027-05-01', departure: '2027-05-04' },
          guestCurrency: 'MXN',
          exchangeRate: 17.25,
          rooms: [
            {
              roomConfirmation: 'ZPCU-104A7C-AB/1',
              isMain: true,
              category: { amenities: ['Wi-Fi'], view: 'ocean' },
              guests: [
                { firstName: 'Elena', isMainGuest: true },
                { category: 'kid', age: 8 },
              ],
              total: money(90_000, 'USD'),
              paid: money(30_000, 'USD'),
              balance: money(60_000, 'USD'),
              services: [{ name: 'Sunset dinner', category: 'for-room' }],
              certificates: [{ description: 'Resort credit', amount: money(20_000, 'USD') }],
              specialRequests: ['A quiet room'],
            },
            { isMain: false, status: 'pending-payment', paid: money(0, 'USD') },
          ],
          pricing: {
            total: money(185_000, 'USD'),
            paid: money(30_000, 'USD'),
            balance: money(155_000, 'USD'),
            balanceDue: { kind: 'before-arrival', by: '2027-04-24' },
          },
          history: [{ kind: 'booked', by: 'guest' }],
        },
      })
      expect(read.ok && read.value.policyTimeline.map(({ penalty }) => penalty.amount)).toEqual([0, 120_000])
      expect(read.ok && read.value.actions).toContainEqual({
        name: 'cancel',
        allowed: true,
        until: '2027-05-01T20:00:00.000Z',
      })
    })

    test('in the requested language', async () => {
      const read = await asElena().call(getReservation, { ...own, query: { langCode: 'ES' } })
      expect(read).toMatchObject({ value: { rooms: [{ services: [{ name: 'Sunset dinner (es)' }] }, {}] } })
    })

    test('with rate plan 3 of the Mexican market shown as 190, and no other market’s plan', async () => {
      expect(await asElena().call(getReservation, own)).toMatchObject({
        value: { rooms: [{ ratePlan: { ratePlanId: 190 } }, {}] },
      })
      const params = { codeReservation: marco.reservationCode }
      expect(await asMarco().call(getReservation, { params })).toMatchObject({
        value: { rooms: [{ ratePlan: { ratePlanId: 5 } }] },
      })
    })

    test('with its version as entity tag: an unchanged one is not sent again', async () => {
      const url = `http://palace.localhost/api/booking/reservation-details/${elena.reservationCode}`
      const authorization = `Bearer ${aToken(elena.reservationCode, 'palace')}`
      const first = await app.request(url, { headers: { authorization, version: '2' } })
      expect(first.headers.get('etag')).toBe('"r3"')
      expect(first.headers.get('cache-control')).toBe('no-store')
      const again = await app.request(url, { headers: { authorization, 'if-none-match': '"r2", "r3"' } })
      expect(again.status).toBe(304)
      const unknownVersion = await app.request(url, { headers: { authorization, version: '9' } })
      expect(unknownVersion.status).toBe(400)
    })
  })

  describe('another guest’s reservation is not found', () => {
    test('by number', async () => {
      expect(await asMarco().call(getReservation, own)).toEqual(notFound)
      expect(await asMarco().call(listGuests, { params: { bookingCode: elena.reservationCode } })).toEqual(
        notFound,
      )
    })
    test('by booking or property', async () => {
      expect(await asMarco().call(listRoomCategories, { params: { bookingId: '11' } })).toEqual(notFound)
      expect(await asMarco().call(listAgeRanges, { params: { id: '1' } })).toEqual(notFound)
    })
    test('if the session names another brand than the reservation', async () => {
      const stranger = clientOf(app, { reservationCode: elena.reservationCode, brand: 'moon' })
      expect(await stranger.call(getReservation, own)).toEqual(notFound)
    })
  })

  describe('the other data of the reservation screen', () => {
    test('the guests of each room, with the price of one more', async () => {
      expect(
        await asElena().call(listGuests, { params: { bookingCode: elena.reservationCode } }),
      ).toMatchObject({
        value: [
          {
            roomConfirmation: 'ZPCU-104A7C-AB/1',
            nights: 3,
            maxOccupancy: 4,
            extraGuestPrice: money(12_000, 'USD'),
            mainGuest: { name: 'Elena Núñez Robles', email: 'guest@example.com' },
            companions: [{ category: 'kid', age: 8 }],
          },
          { roomConfirmation: 'ZPCU-104A7C-AB/2' },
        ],
      })
    })

    test('the room categories, age ranges and amenities of the property', async () => {
      const guest = asElena()
      expect(await guest.call(listRoomCategories, { params: { bookingId: '11' } })).toMatchObject({
        value: [{ roomTypeId: 1 }],
      })
      expect(await guest.call(listAgeRanges, { params: { id: '1' } })).toMatchObject({
        value: [{ category: 'adult', youngest: 18 }],
      })
      const body = { propertyCode: 'ZPCU', idDefRoomTypes: [1, 2], langCode: 'IT' as const }
      expect(await guest.call(listAmenities, { body })).toEqual({
        ok: true,
        value: [{ roomTypeId: 1, amenities: ['Wi-Fi (it)'] }],
      })
    })

    test('the countries by name in the language', async () => {
      const read = await clientOf(app).call(listCountries, { params: { lang: 'ES' } })
      expect(read.ok && read.value.map(({ name }) => name)).toEqual(['España', 'Estados Unidos', 'México'])
    })

    test('the permissions of the session', async () => {
      expect(await asElena().call(getProfile)).toMatchObject({
        value: { roles: ['guest'], attributes: { brand: 'palace' } },
      })
    })
  })

  test.each([
    ['ZPCU', 'palace', 'MX', '55500102'],
    ['OTHER', 'palace', 'MX', '5500100'],
    ['ZPCU', 'moon', 'MX', '5500110'],
    ['ZPCU', 'palace', 'FR', '5550100'],
  ])('the most specific help line: %s %s %s', async (propertyCode, brandOnline, countryCode, number) => {
    const params = { propertyCode, brandOnline, countryCode }
    expect(await clientOf(app).call(getHelpPhone, { params })).toMatchObject({ value: { number } })
  })

  test('an ended session reads nothing, and every call says that it was ended', async () => {
    const guest = clientOf(createApp(endingIn(store)), {
      reservationCode: elena.reservationCode,
      brand: 'palace',
    })
    const ended = { ok: false, refusal: { kind: 'not-signed-in' } }
    expect(await guest.call(getReservation, own)).toMatchObject({ ok: true })
    expect(await guest.call(endSession)).toMatchObject({ ok: true })
    expect(await guest.call(getReservation, own)).toEqual(ended)
    const other = { params: { codeReservation: marco.reservationCode } }
    expect(await guest.call(getReservation, other)).toEqual(ended)
    await store.db.delete(revocation)
    expect(await guest.call(getReservation, other)).toEqual(notFound)
  })
})
