import { randomUUID } from 'node:crypto'
import { type AnyEndpoint, endpoints } from '@veranda/contract'
import { embeddedPool, signingKey } from '@veranda/dev-identity-pool'
import { inDepth, recordFigure } from '@veranda/test-depth'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createApp } from '../app.ts'
import { addBookings, elena } from '../testing/a-booking.ts'
import { aService } from '../testing/a-service.ts'
import type { Store } from '../platform/db/store.ts'
import { onEveryDatabaseInFull } from '../testing/on-every-database.ts'
import { embeddedIdentity } from './testing/embedded-identity.ts'
import { badTokens, type Good, signed } from './testing/bad-tokens.ts'
import { brands } from '../testing/sample-brands.ts'

/** The others are answered without a session; a call of both guests and staff is played by `who-may-call`. */
const calls = Object.values<AnyEndpoint>(endpoints).filter(
  ({ access }) => access === 'guest' || access === 'staff',
)
const publicOrigin = 'http://localhost:4000'
const unlimited = { admit: async () => undefined, uncount: async () => undefined }

/**
 * At the landing depth each call meets some of the bad tokens and each bad token some of the calls; in a full
 * run all pairs are tried.
 */
const oneIn = inDepth({ landing: 6, full: 1 })

onEveryDatabaseInFull((open) => {
  let store: Store
  let app: ReturnType<typeof createApp>
  let guest: Good
  let staff: Good

  beforeAll(async () => {
    store = await open()
    await addBookings(store.db)
    const base = aService(store)
    const { now } = base.clock
    const identity = embeddedIdentity({
      database: store.db,
      brands,
      now,
      publicOrigin,
      originOf: () => publicOrigin,
      namesMatch: async () => false,
      onLinkUsed: async () => undefined,
      throttles: { starts: unlimited, answers: unlimited },
      onFailure: (failure) => {
        throw failure
      },
    })
    app = createApp(aService(store, { identity }))
    // The pool makes its key on the first request.
    await identity.handle?.(
      new Request(`${publicOrigin}/identity/${embeddedPool.poolId}/.well-known/jwks.json`),
      {
        address: '192.0.2.1',
      },
    )
    const [key] = await store.db.select().from(signingKey)
    if (!key) throw new Error('The pool has no key')
    const iat = Math.floor(now().getTime() / 1000)
    const good = (own: Good['claims']): Good => ({
      ...key,
      otherSecret: randomUUID(),
      ended: { origin_jti: 'ended' },
      claims: {
        ...own,
        iss: `${publicOrigin}/identity/${embeddedPool.poolId}`,
        aud: embeddedPool.guestClientId,
        sub: randomUUID(),
        token_use: 'id',
        auth_time: iat,
        iat,
        exp: iat + 3_600,
        origin_jti: randomUUID(),
      },
    })
    guest = good({ 'custom:reservation': elena.reservationCode, 'custom:brand': 'palace' })
    staff = good({ 'cognito:groups': ['admin'] })
    await identity.endSession({
      reservationCode: elena.reservationCode,
      brand: 'palace',
      originJti: 'ended',
      signedInAt: now(),
      endsAt: new Date(now().getTime() + 24 * 60 * 60_000),
      tokenEndsAt: new Date(now().getTime() + 3_600_000),
    })
  })
  afterAll(() => store.close())

  const send = async (
    { method, path, takesFile, access }: AnyEndpoint,
    authorization: string | undefined,
  ): Promise<readonly [status: number, refusal: string | undefined]> => {
    const host = access === 'staff' ? 'admin' : 'palace'
    const response = await app.request(`http://${host}.localhost:4000/api${path.replaceAll(/:\w+/g, '1')}`, {
      method,
      headers: {
        'content-type': takesFile ? 'application/octet-stream' : 'application/json',
        'x-requested-with': 'veranda',
        'idempotency-key': randomUUID(),
        ...(authorization === undefined ? {} : { authorization }),
      },
      ...(method === 'GET' ? {} : { body: '?' }),
    })
    const text = await response.text()
    const { refusal } = (response.ok ? {} : JSON.parse(text)) as { readonly refusal?: string }
    return [response.status, refusal]
  }
  const headerOf = (token: string | undefined) =>
    token === undefined ? undefined : token.startsWith('=') ? token.slice(1) : `Bearer ${token}`

  describe('every call refuses a token that is', () => {
    test.each(Object.entries(badTokens).map(([kind, spoil], index) => ({ kind, spoil, index })))(
      '$kind',
      async ({ kind, spoil, index }) => {
        const headers = { guest: headerOf(await spoil(guest)), staff: headerOf(await spoil(staff)) }
        for (const [place, call] of calls.entries()) {
          if ((place + index) % oneIn !== 0) continue
          const answer = await send(call, headers[call.access === 'staff' ? 'staff' : 'guest'])
          expect([kind, call.name, ...answer]).toEqual([kind, call.name, 401, 'not-signed-in'])
        }
      },
    )

    test('of a brand this service was not given, though its signature is good', async () => {
      const stranger = await signed(guest, { 'custom:brand': 'aurora' })
      for (const call of calls.filter(({ access }) => access === 'guest'))
        expect([call.name, ...(await send(call, `Bearer ${stranger}`))]).toEqual([
          call.name,
          401,
          'not-signed-in',
        ])
    })

    test('of another brand, or of staff instead of guests and the reverse', async () => {
      const moon = await signed(guest, { 'custom:brand': 'moon' })
      const strangers = await signed(staff, { 'cognito:groups': ['guests'] })
      const [guests, staffs] = [await signed(guest), await signed(staff)]
      for (const call of calls) {
        const isStaffs = call.access === 'staff'
        const refused = isStaffs ? [403, 'staff-only'] : [401, 'not-signed-in']
        for (const token of [moon, strangers, isStaffs ? guests : staffs])
          expect([call.name, ...(await send(call, `Bearer ${token}`))]).toEqual([call.name, ...refused])
      }
    })
  })

  test('every call accepts a good token, however the scheme is spelled, or the matrix would prove nothing', async () => {
    // One's own account is reached by a cookie: the account of a token is kept by the user pool.
    const [guests, staffs] = [await signed(guest), await signed(staff)]
    for (const call of calls.filter(({ permission }) => permission !== 'account:edit'))
      for (const scheme of ['Bearer', 'bearer', 'BEARER'])
        expect([401, 403, 500]).not.toContain(
          (await send(call, `${scheme} ${call.access === 'staff' ? staffs : guests}`))[0],
        )
    recordFigure('Bad tokens refused: kinds × calls', Object.keys(badTokens).length * calls.length)
  })
})
