import { requestSignInLink, validateReservation } from '@veranda/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createApp } from '../app.ts'
import { throttle } from '../db/schema/identity.ts'
import type { Store } from '../db/store.ts'
import { addBookings, elena } from '../http/testing/a-booking.ts'
import { aService, clientOf, type TestService } from '../http/testing/a-service.ts'
import { onEveryDatabase } from '../testing/on-every-database.ts'

onEveryDatabase((open) => {
  let store: Store
  let service: TestService
  let app: ReturnType<typeof createApp>
  beforeAll(async () => {
    store = await open()
    await addBookings(store.db)
  })
  afterAll(() => store.close())
  beforeEach(async () => {
    await store.db.delete(throttle)
    service = aService(store)
    app = createApp(service)
  })

  type Names = typeof elena
  const ask = (over: Partial<Names> = {}, address?: string) =>
    clientOf(app, undefined, undefined, address).call(validateReservation, { body: { ...elena, ...over } })
  const valid = { ok: true, value: { isValid: true } }
  const invalid = { ok: true, value: { isValid: false } }
  const waits = (retryAfterSeconds: number) => ({
    ok: false,
    refusal: { kind: 'too-many-tries', retryAfterSeconds },
  })
  const wrongTimes = async (count: number, over: Partial<Names> = { lastName: 'Nobody' }) => {
    for (let n = 0; n < count; n++) await ask({ firstName: `Wrong${n}`, ...over }, `198.51.100.${n}`)
  }

  describe('number and name belong together', () => {
    test.each([
      ['as booked', {}],
      [
        'without accents, in any case, with stray spaces',
        { firstName: ' ELENA ', lastName: 'nunez   robles' },
      ],
      ['with the number in lower case', { reservationCode: elena.reservationCode.toLowerCase() }],
      ['of the main guest of another room', { firstName: 'Tomas', lastName: 'Robles' }],
    ])('%s', async (_, names) => {
      expect(await ask(names)).toEqual(valid)
    })

    test.each([
      ['a companion', { firstName: 'Mateo' }],
      ['first and last name exchanged', { firstName: elena.lastName, lastName: elena.firstName }],
      ['another number', { reservationCode: 'ZPFI-200B1C-F' }],
    ])('not %s', async (_, names) => {
      expect(await ask(names)).toEqual(invalid)
    })
  })

  test('a wrong name and an unknown number read the same: status, headers, body', async () => {
    const answers = []
    for (const body of [
      { ...elena, firstName: 'Wrong' },
      { ...elena, reservationCode: 'NO-SUCH' },
    ]) {
      const response = await app.request('http://palace.localhost/api/booking/reservation/validate', {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json', 'x-requested-with': 'veranda' },
      })
      const headers = Object.fromEntries([...response.headers].filter(([name]) => name !== 'x-request-id'))
      answers.push({ status: response.status, headers, body: await response.text() })
    }
    expect(answers[0]).toEqual(answers[1])
  })

  describe('wrong tries on a number are counted', () => {
    test('the sixth within a quarter of an hour must wait, even with the right name', async () => {
      await wrongTimes(5)
      expect(await ask()).toEqual(waits(900))
      service.clock.moveOn(900)
      expect(await ask()).toEqual(valid)
    })

    test('an unknown number is counted just the same', async () => {
      await wrongTimes(5, { reservationCode: 'NO-SUCH' })
      expect(await ask({ reservationCode: 'NO-SUCH' })).toEqual(waits(900))
    })

    test('the wait doubles up to an hour for who goes on', async () => {
      const waited: unknown[] = []
      for (const seconds of [900, 1800, 3600, 3600]) {
        await wrongTimes(5)
        waited.push(await ask())
        service.clock.moveOn(seconds)
      }
      expect(waited).toEqual([900, 1800, 3600, 3600].map(waits))
    })

    test('a right one clears them', async () => {
      await wrongTimes(4)
      expect(await ask()).toEqual(valid)
      await wrongTimes(4)
      expect(await ask()).toEqual(valid)
    })

    test('tries at the same moment cannot slip through', async () => {
      const answers = await Promise.all(
        Array.from({ length: 12 }, (_, n) => ask({ firstName: `Wrong${n}` }, `198.51.100.${n}`)),
      )
      expect(answers.filter(({ ok }) => ok)).toHaveLength(5)
    })
  })

  test('a pair of names has ten tries an hour, whatever the numbers', async () => {
    for (let n = 0; n < 10; n++) await ask({ reservationCode: `NO-${n}` }, `198.51.100.${n}`)
    expect(await ask({ reservationCode: 'NO-11' })).toEqual(waits(3600))
  })

  test('a network has thirty tries in ten minutes', async () => {
    for (let n = 0; n < 30; n++) await ask({ reservationCode: `NO-${n}`, firstName: `Wrong${n}` })
    expect(await ask({ reservationCode: 'NO-31', firstName: 'Wrong31' })).toEqual(waits(600))
    expect(await ask({}, '198.51.100.200')).toEqual(valid)
  })

  describe('a link by e-mail', () => {
    const wish = (reservationCode: string, address?: string) =>
      clientOf(app, undefined, undefined, address).call(requestSignInLink, {
        body: { reservationCode, email: 'guest@example.com', locale: 'es-MX' },
      })
    const accepted = { ok: true, value: { accepted: true } }

    test('is accepted whether or not the reservation exists', async () => {
      expect(await wish(elena.reservationCode)).toEqual(accepted)
      expect(await wish('NO-SUCH')).toEqual(accepted)
      expect(service.linksWished).toHaveLength(2)
    })

    test('the sixth for a number within an hour is accepted too, and sends nothing', async () => {
      for (let n = 0; n < 6; n++) expect(await wish(elena.reservationCode)).toEqual(accepted)
      expect(service.linksWished).toHaveLength(5)
    })

    test('a network may ask twenty times in ten minutes', async () => {
      for (let n = 0; n < 20; n++) await wish(`NO-${n}`)
      expect(await wish('NO-21')).toEqual(waits(600))
    })
  })
})
