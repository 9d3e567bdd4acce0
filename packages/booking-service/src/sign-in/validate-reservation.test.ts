import { requestSignInLink, validateReservation } from '@veranda/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createApp } from '../app.ts'
import { throttle } from '../schema/identity.ts'
import type { Store } from '../platform/db/store.ts'
import { addBookings, elena } from '../testing/a-booking.ts'
import { aService, clientOf, type TestService } from '../testing/a-service.ts'
import { forgiveTries } from './check-names.ts'
import { onEveryDatabase } from '../testing/on-every-database.ts'

onEveryDatabase((open, inFull) => {
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
  const byLink = { ok: false, refusal: { kind: 'refused', refusal: 'sign-in-by-link' } }
  const counters = () => store.db.select().from(throttle).orderBy(throttle.key)
  const wrongTimes = async (count: number, over: Partial<Names> = { lastName: 'Nobody' }) => {
    for (let n = 0; n < count; n++) await ask({ firstName: `Wrong${n}`, ...over }, `198.51.100.${n}`)
  }

  test('wrong attempts on a number made at the same moment are all counted', async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, n) => ask({ firstName: `Wrong${n}` }, `198.51.100.${n}`)),
    )
    expect(answers.filter(({ ok }) => ok)).toHaveLength(5)
  })

  inFull(() => {
    describe('number and name belong together', () => {
      test.each([
        ['as booked', {}],
        [
          'without accents, in any case, with stray spaces',
          { firstName: ' ELENA ', lastName: 'nunez   robles' },
        ],
        ['with the number in lower case', { reservationCode: elena.reservationCode.toLowerCase() }],
        [
          'with the number without its dashes',
          { reservationCode: elena.reservationCode.replaceAll('-', '') },
        ],
        ['with blanks for dashes', { reservationCode: elena.reservationCode.replaceAll('-', ' ') }],
        ['with one surname of two', { lastName: 'Robles' }],
        ['of the main guest of another room', { firstName: 'Tomas', lastName: 'Robles' }],
      ])('%s', async (_, names) => {
        expect(await ask(names)).toEqual(valid)
      })

      test.each([
        ['a companion', { firstName: 'Mateo' }],
        ['a surname alone', { firstName: '-' }],
        ['a surname more', { lastName: `${elena.lastName} García` }],
        ['first and last name exchanged', { firstName: elena.lastName, lastName: elena.firstName }],
        ['another number', { reservationCode: 'ZPFI-200B1C-F' }],
      ])('not %s', async (_, names) => {
        expect(await ask(names)).toEqual(invalid)
      })
    })

    const readAnswer = async (body: Names) => {
      const response = await app.request('http://palace.localhost/api/booking/reservation/validate', {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json', 'x-requested-with': 'veranda' },
      })
      const headers = Object.fromEntries([...response.headers].filter(([name]) => name !== 'x-request-id'))
      const text = await response.text()
      return { status: response.status, headers, body: text.replace(/\/requests\/[\w-]+/, 'a request') }
    }

    test('a wrong name and an unknown number get the same answer: status, headers, body', async () => {
      const known = await readAnswer({ ...elena, firstName: 'Wrong' })
      expect(await readAnswer({ ...elena, reservationCode: 'NO-SUCH' })).toEqual(known)
    })

    describe('wrong attempts on a number', () => {
      test('beyond five within a quarter of an hour require a link, even with the right name', async () => {
        await wrongTimes(5)
        expect(await ask()).toMatchObject(byLink)
        service.clock.moveOn(900)
        expect(await ask()).toEqual(valid)
      })

      test('on an unknown number get the same answers: status, headers, body', async () => {
        const answers = []
        for (const reservationCode of [elena.reservationCode, 'NO-SUCH']) {
          await store.db.delete(throttle)
          await wrongTimes(5, { reservationCode })
          answers.push(await readAnswer({ ...elena, reservationCode }))
        }
        expect(answers[0]).toMatchObject({ status: 429, headers: { 'retry-after': '900' } })
        expect(answers[0]).toEqual(answers[1])
      })

      test('double the wait, up to an hour, for those who go on', async () => {
        for (const seconds of [900, 1800, 3600, 3600]) {
          await wrongTimes(5)
          service.clock.moveOn(seconds - 1)
          expect(await ask()).toMatchObject(byLink)
          service.clock.moveOn(1)
        }
      })

      test('block it for a day after a hundred in a row, and then no longer', async () => {
        for (let n = 0; n < 20; n++) {
          await wrongTimes(5, { lastName: `Nobody${n}` })
          if (n < 19) service.clock.moveOn(3_600)
        }
        service.clock.moveOn(86_399)
        expect(await ask()).toMatchObject(byLink)
        service.clock.moveOn(1)
        expect(await ask()).toEqual(valid)
      })

      test('are cleared by a used link, a hundred in a row included, and so are those with the name', async () => {
        for (let n = 0; n < 20; n++) {
          await wrongTimes(5, { lastName: `Nobody${n}` })
          if (n < 19) service.clock.moveOn(3_600)
        }
        for (let n = 0; n < 10; n++) await ask({ reservationCode: `NO-${n}` }, `198.51.100.${n}`)
        expect(await ask()).toMatchObject(byLink)
        await forgiveTries({ database: store.db, limits: service.limits }, elena.reservationCode)
        expect(await ask()).toEqual(valid)
      })

      test('are cleared by a right one', async () => {
        await wrongTimes(4)
        expect(await ask()).toEqual(valid)
        await wrongTimes(4)
        expect(await ask()).toEqual(valid)
      })
    })

    test('with one pair of names are limited to ten an hour, whatever the numbers', async () => {
      for (let n = 0; n < 10; n++) await ask({ reservationCode: `NO-${n}` }, `198.51.100.${n}`)
      expect(await ask({ reservationCode: 'NO-11' })).toMatchObject(byLink)
      service.clock.moveOn(3_600)
      expect(await ask()).toEqual(valid)
    })

    test('with additional given names or surnames count for the same pair', async () => {
      for (let n = 0; n < 10; n++)
        await ask({ reservationCode: `NO-${n}`, firstName: `Elena ${'x'.repeat(n + 2)}` }, `198.51.100.${n}`)
      expect(await ask({ reservationCode: 'NO-11' })).toMatchObject(byLink)
    })

    describe('a network has thirty attempts in ten minutes', () => {
      beforeEach(async () => {
        for (let n = 0; n < 30; n++) await ask({ reservationCode: `NO-${n}`, firstName: `Wrong${n}` })
      })

      test('and waits alone: everybody else signs in by name', async () => {
        for (let n = 0; n < 200; n++)
          expect(await ask({ reservationCode: `NO-${n}`, firstName: `Wrong${n}` })).toEqual(waits(600))
        for (let n = 0; n < 10; n++) await ask()
        expect(await ask({}, '198.51.100.200')).toEqual(valid)
      })

      test('beyond them nothing is counted, written or read', async () => {
        await ask()
        const before = await counters()
        const asleep = { db: undefined } as unknown as Store
        const again = createApp({ ...service, store: asleep })
        const reported = await clientOf(again).call(validateReservation, { body: elena })
        expect(reported).toEqual(waits(600))
        expect(await counters()).toEqual(before)
        service.clock.moveOn(600)
        expect(await ask()).toEqual(valid)
      })

      test('and may still ask for a link', async () => {
        const input = {
          reservationCode: elena.reservationCode,
          email: 'elena@example.com',
          locale: 'en-US',
        } as const
        expect(await clientOf(app).call(requestSignInLink, { body: input })).toEqual({
          ok: true,
          value: { accepted: true },
        })
      })
    })

    describe('all wrong attempts together have a budget of 600 an hour', () => {
      beforeEach(async () => {
        // All but the first directly at the limit: a full attempt takes five queries.
        expect(await ask({ firstName: 'Wrong' }, '198.51.100.1')).toEqual(invalid)
        await Promise.all(Array.from({ length: 599 }, () => service.limits.everybody.admit('')))
      })

      test('beyond it names require a link, and attempts add no rows', async () => {
        const before = await counters()
        for (let n = 0; n < 10; n++)
          expect(
            await ask({ reservationCode: `NEW-${n}`, firstName: `New${n}` }, '198.51.100.1'),
          ).toMatchObject(byLink)
        expect(await ask({}, '198.51.100.1')).toMatchObject(byLink)
        expect((await counters()).length).toBe(before.length)
      })

      test('one is restored every six seconds: nobody has to wait for an hour', async () => {
        expect(await ask({}, '203.0.113.1')).toMatchObject(byLink)
        service.clock.moveOn(6)
        expect(await ask({}, '203.0.113.1')).toEqual(valid)
        expect(await ask({ firstName: 'Wrong' }, '203.0.113.1')).toEqual(invalid)
        expect(await ask({}, '203.0.113.1')).toMatchObject(byLink)
      })

      test('right names use up none of it', async () => {
        service.clock.moveOn(6)
        for (let n = 0; n < 5; n++) expect(await ask({}, '203.0.113.1')).toEqual(valid)
      })
    })

    describe('a link by e-mail', () => {
      const input = (reservationCode: string, address?: string) =>
        clientOf(app, undefined, undefined, address).call(requestSignInLink, {
          body: { reservationCode, email: 'guest@example.com', locale: 'es-MX' },
        })
      const accepted = { ok: true, value: { accepted: true } }

      test('is accepted whether or not the reservation exists', async () => {
        expect(await input(elena.reservationCode)).toEqual(accepted)
        expect(await input('NO-SUCH')).toEqual(accepted)
        expect(service.linksRequested).toHaveLength(2)
      })

      test('is accepted however often it is requested, and uses up none of the number’s limits', async () => {
        for (let n = 0; n < 12; n++)
          expect(await input(elena.reservationCode, `198.51.100.${n}`)).toEqual(accepted)
        expect(service.linksRequested).toHaveLength(12)
      })

      test('may be requested by one network twenty times in ten minutes', async () => {
        for (let n = 0; n < 20; n++) await input(`NO-${n}`)
        expect(await input('NO-21')).toEqual(waits(600))
      })
    })
  })
})
