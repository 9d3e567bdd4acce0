import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '../platform/db/database.ts'
import { signInLimits } from './limits.ts'
import { poolCredentials } from '../sign-in/pool-credentials.ts'
import { onEveryDatabaseInFull } from '../testing/on-every-database.ts'
import type { GuestCredentialsNeeds } from './guest-credentials.ts'
import { openSecret } from './one-time-secrets.ts'
import { endOtherSessions } from './ended-sessions.ts'
import { issueSignInLink } from './sign-in-link.ts'
import { amplifyGuest, outcomeOf } from './testing/amplify-guest.ts'
import { addReservation } from './testing/guest-database.ts'
import { identityServer } from './testing/identity-server.ts'
import { brands } from '../testing/sample-brands.ts'

const noon = new Date('2027-03-14T12:00:00Z')
const code = 'ABCD-123XYZ-01'
const names = { kind: 'names', firstName: 'Ana María', lastName: 'López', brand: 'palace' }

onEveryDatabaseInFull((open) => {
  let database: Database
  let closeDatabase: () => Promise<void>
  let now = noon
  let needs: GuestCredentialsNeeds
  let server: Awaited<ReturnType<typeof identityServer>>
  let guest: ReturnType<typeof amplifyGuest>

  beforeAll(async () => {
    const store = await open()
    database = store.db
    closeDatabase = store.close
    await addReservation(database, {
      code,
      brand: 'palace',
      firstName: 'Ana María',
      lastName: 'López',
      email: 'ana@example.com',
    })
  })
  afterAll(() => closeDatabase())

  beforeEach(async () => {
    now = new Date(now.getTime() + 24 * 3_600_000)
    const limits = signInLimits(database, { now: () => now })
    needs = {
      database,
      brands,
      now: () => now,
      originOf: (brand) => `http://${brand}.localhost:4000`,
      ...poolCredentials({ database, limits }),
    }
    server = await identityServer(needs)
    guest = amplifyGuest(server.endpoint)
    return async () => {
      await guest.signOut().catch(() => undefined)
      await server.close()
      expect(server.failures).toEqual([])
    }
  })

  const hours = (count: number) => {
    now = new Date(now.getTime() + count * 3_600_000)
  }
  const session = async () => server.identity().verifySession(String(await guest.idToken()))
  const linkSecret = async () =>
    (await issueSignInLink(needs, { reservationCode: code, brand: 'palace' })).split('/').at(-1)

  describe('signing in by names', () => {
    test('lets the guest in, with a session for their reservation and brand', async () => {
      expect(await guest.signIn(code, names)).toEqual({ kind: 'signed-in' })
      expect(await session()).toMatchObject({
        reservationCode: code,
        brand: 'palace',
        signedInAt: now,
        endsAt: new Date(now.getTime() + 24 * 3_600_000),
      })
    })

    test.each([
      ['without accents, in capitals', { firstName: 'ANA MARIA', lastName: 'LOPEZ' }],
      ['with other spaces and marks', { firstName: '  ana-maría ', lastName: 'Lo\u0301pez' }],
    ])('%s', async (_, typed) => {
      expect(await guest.signIn(code, { ...names, ...typed })).toEqual({ kind: 'signed-in' })
    })

    test('accepts a reservation number in small letters', async () => {
      expect(await guest.signIn(code.toLowerCase(), names)).toEqual({ kind: 'signed-in' })
    })

    test.each([
      ['a wrong name', code],
      ['an unknown number', 'ZZZZ-999ZZZ-99'],
    ])('%s may try twice more and is then turned away', async (_, number) => {
      const wrong = { ...names, firstName: 'Eve' }
      await guest.begin(number)
      expect(outcomeOf(await guest.answer(wrong))).toEqual({ kind: 'asked-again' })
      expect(outcomeOf(await guest.answer(wrong))).toEqual({ kind: 'asked-again' })
      await expect(guest.answer(wrong)).rejects.toMatchObject({
        name: 'NotAuthorizedException',
        message: 'Incorrect username or password.',
      })
    })

    test('past the limit any name is told to ask for a link; the link lets in, and names work again afterwards', async () => {
      for (let tries = 0; tries < 5; tries += 1) await guest.signIn(code, { ...names, firstName: 'Eve' })
      for (const [number, typed] of [
        [code, names],
        [code, { ...names, firstName: 'Eve' }],
      ] as const)
        await expect(guest.signIn(number, typed)).rejects.toMatchObject({
          name: 'TooManyRequestsException',
          message: 'Too many tries. Ask for a link by e-mail instead.',
        })
      const link = { kind: 'link', uuid: await linkSecret(), brand: 'palace' }
      expect(await guest.signIn(code, link)).toEqual({ kind: 'signed-in' })
      await guest.signOut()
      expect(await guest.signIn(code, names)).toEqual({ kind: 'signed-in' })
    })
  })

  describe('a one-time link', () => {
    test('lets in once', async () => {
      const link = { kind: 'link', uuid: await linkSecret(), brand: 'palace' }
      expect(await guest.signIn(code, link)).toEqual({ kind: 'signed-in' })
      await guest.signOut()
      expect(await guest.signIn(code, link)).toEqual({ kind: 'asked-again' })
    })

    test('works however often another one is requested, and invalidates the others once it is used', async () => {
      const older = { kind: 'link', uuid: await linkSecret(), brand: 'palace' }
      const newer = { kind: 'link', uuid: await linkSecret(), brand: 'palace' }
      expect(await guest.signIn(code, older)).toEqual({ kind: 'signed-in' })
      await guest.signOut()
      expect(await guest.signIn(code, newer)).toEqual({ kind: 'asked-again' })
    })

    test('stops working after an hour', async () => {
      const link = { kind: 'link', uuid: await linkSecret(), brand: 'palace' }
      hours(1)
      expect(await guest.signIn(code, link)).toEqual({ kind: 'asked-again' })
    })
  })

  describe('the lifetime of a mailed link', () => {
    test.each([
      ['59 minutes unopened', 59, undefined, 'signed-in'],
      ['an hour unopened', 60, undefined, 'asked-again'],
      ['9 minutes after its page was opened', 39, 30, 'signed-in'],
      ['10 minutes after its page was opened', 40, 30, 'asked-again'],
      ['an hour, however late it was opened', 60, 55, 'asked-again'],
    ] as const)('%s', async (_, used, opened, kind) => {
      const uuid = (await linkSecret()) ?? ''
      if (opened !== undefined) {
        hours(opened / 60)
        await openSecret(database, uuid, now)
      }
      hours((used - (opened ?? 0)) / 60)
      expect(await guest.signIn(code, { kind: 'link', uuid, brand: 'palace' })).toEqual({ kind })
    })

    test('is not extended by opening its page again, and opening it signs nobody in', async () => {
      const uuid = (await linkSecret()) ?? ''
      await openSecret(database, uuid, now)
      hours(6 / 60)
      await openSecret(database, uuid, now)
      hours(4 / 60)
      expect(await guest.signIn(code, { kind: 'link', uuid, brand: 'palace' })).toEqual({
        kind: 'asked-again',
      })
    })
  })

  describe('signing in on the wrong brand’s site', () => {
    test('leads to the right site, with a code that signs in there once', async () => {
      const other = await guest.signIn(code, { ...names, brand: 'moon' })
      expect(other).toMatchObject({
        kind: 'other-brand',
        domain: 'http://palace.localhost:4000',
        reservation: code,
      })
      const handoff = { kind: 'handoff', code: 'code' in other ? other.code : '', brand: 'palace' }
      expect(await guest.signIn(code, handoff)).toEqual({ kind: 'signed-in' })
      await guest.signOut()
      expect(await guest.signIn(code, handoff)).toEqual({ kind: 'asked-again' })
    })

    test('gives a code that is valid for two minutes', async () => {
      const other = await guest.signIn(code, { ...names, brand: 'moon' })
      hours(2 / 60)
      const handoff = { kind: 'handoff', code: 'code' in other ? other.code : '', brand: 'palace' }
      expect(await guest.signIn(code, handoff)).toEqual({ kind: 'asked-again' })
    })
  })

  describe('a session', () => {
    test('is refreshed without changing the time of its sign-in, and ends after a day', async () => {
      await guest.signIn(code, names)
      const first = await guest.idToken()
      hours(23.5)
      expect(await server.identity().verifySession(String(first))).toBeUndefined()
      const second = await guest.idToken({ forceRefresh: true })
      expect(second?.payload['auth_time']).toBe(first?.payload['auth_time'])
      expect(await server.identity().verifySession(String(second))).toBeDefined()
      hours(0.5)
      expect(await server.identity().verifySession(String(second))).toBeUndefined()
      expect(await guest.idToken({ forceRefresh: true })).toBeUndefined()
    })

    test('ends at once when the guest signs out', async () => {
      await guest.signIn(code, names)
      const token = String(await guest.idToken())
      await guest.signOut()
      expect(await server.identity().verifySession(token)).toBeUndefined()
      expect(guest.storage.size).toBe(0)
    })

    test('ends everywhere when the guest signs out everywhere', async () => {
      await guest.signIn(code, names)
      const elsewhere = String(await guest.idToken())
      const here = amplifyGuest(server.endpoint)
      await here.signIn(code, names)
      await here.signOutEverywhere()
      expect(await server.identity().verifySession(elsewhere)).toBeUndefined()
    })

    test('ends when another session changes the address; the changing session and later ones stay', async () => {
      await guest.signIn(code, names)
      const elsewhere = String(await guest.idToken())
      hours(1 / 60)
      const here = amplifyGuest(server.endpoint)
      await here.signIn(code, names)
      const token = String(await here.idToken())
      const mine = await server.identity().verifySession(token)
      if (!mine) throw new Error('Nobody is signed in')
      await endOtherSessions(database, mine, now)
      expect(await server.identity().verifySession(elsewhere)).toBeUndefined()
      expect(await server.identity().verifySession(token)).toEqual(mine)
      hours(1 / 60)
      const later = amplifyGuest(server.endpoint)
      await later.signIn(code, names)
      expect(await server.identity().verifySession(String(await later.idToken()))).toBeDefined()
    })

    test('can be ended by the service', async () => {
      await guest.signIn(code, names)
      const open = await session()
      if (open) await server.identity().endSession(open)
      expect(await session()).toBeUndefined()
    })

    test('survives a restart of the service', async () => {
      await guest.signIn(code, names)
      server.restart()
      expect(await session()).toBeDefined()
      expect(await guest.idToken({ forceRefresh: true })).toBeDefined()
      expect(await session()).toBeDefined()
    })

    test('accepts neither the access token nor a token with a changed letter', async () => {
      await guest.signIn(code, names)
      const token = String(await guest.idToken())
      const changed = `${token.slice(0, -5)}${token.at(-5) === 'A' ? 'B' : 'A'}${token.slice(-4)}`
      const access = [...guest.storage].find(([key]) => key.endsWith('.accessToken'))?.[1] ?? ''
      expect(await server.identity().verifySession(changed)).toBeUndefined()
      expect(await server.identity().verifySession(access)).toBeUndefined()
      expect(await server.identity().verifySession('junk')).toBeUndefined()
    })
  })
})
