import { randomUUID } from 'node:crypto'
import type { Reservation } from '@veranda/domain'
import { embeddedPool } from '@veranda/dev-identity-pool'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest'
import { createApp } from '../../app.ts'
import { aPayingGuest, canceller } from '../../cancellations/testing/a-cancelling-guest.ts'
import { aCancellingProperty, aRoom, opening } from '../../cancellations/testing/a-cancelling-property.ts'
import type { PropertyGuest } from '../../changes/testing/a-test-property.ts'
import { anIdentity, aService, aToken, type TestService } from '../../testing/a-service.ts'
import { embeddedIdentity } from '../../identity/testing/embedded-identity.ts'
import { type OwnPostgres, ownPostgres } from '../../testing/own-postgres.ts'
import { openStore } from './open-store.ts'
import type { Store } from './store.ts'
import type { StoreLimits } from './store-limits.ts'
import { brands } from '../../testing/sample-brands.ts'

// In the proportions of the usual limits, but much shorter.
const limits: StoreLimits = { connectionMs: 1_500, lockMs: 1_500, statementMs: 2_500, silenceMs: 3_000 }
const poolSize = 3
const origin = 'http://palace.localhost:4000'
const unlimited = { admit: async () => undefined, uncount: async () => undefined }

describe.skipIf(inject('postgresUrl') === undefined)('a PostgreSQL server in trouble', () => {
  let server: OwnPostgres
  let store: Store
  let service: TestService
  let app: ReturnType<typeof createApp>
  let guest: PropertyGuest
  const failures: unknown[] = []

  beforeAll(async () => {
    server = await ownPostgres()
    const first = await openStore({ url: server.url })
    const { hotel, service: before } = await aCancellingProperty(first)
    guest = await aPayingGuest(first.db, hotel, { arrival: opening, rooms: [aRoom()] })
    await first.close()
    store = await openStore({ url: server.url, poolSize, limits })
    const { clock } = before
    const { handle } = embeddedIdentity({
      database: store.db,
      brands,
      now: clock.now,
      originOf: () => origin,
      namesMatch: async () => false,
      onLinkUsed: async () => undefined,
      publicOrigin: origin,
      throttles: { starts: unlimited, answers: unlimited },
      onFailure: (failure) => failures.push(failure),
    })
    service = aService(store, { identity: { ...anIdentity(clock), ...(handle ? { handle } : {}) } })
    app = createApp(service)
  })
  afterEach(() => server.thaw())
  afterAll(async () => {
    await store.close()
    await server.close()
  })

  const ask = (path: string, headers: Record<string, string> = {}, body?: object) =>
    app.request(`${origin}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        authorization: `Bearer ${aToken(guest.reservationCode, guest.brand)}`,
        'content-type': 'application/json',
        'x-requested-with': 'veranda',
        ...headers,
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
  const read = () => ask(`/api/booking/reservation-details/${guest.reservationCode}`)
  const signIn = () =>
    ask(
      '/identity',
      {
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': 'AWSCognitoIdentityProviderService.InitiateAuth',
      },
      {
        AuthFlow: 'CUSTOM_AUTH',
        ClientId: embeddedPool.guestClientId,
        AuthParameters: { USERNAME: guest.reservationCode },
      },
    )

  const known = () => canceller(app, guest).reservation()
  const write = async (seen: Reservation, key: string, comment = 'A cot') =>
    ask(
      `/api/booking/room-comment/room/${seen.rooms[0]?.roomId}`,
      { 'idempotency-key': key, 'if-match': `"r${seen.version}"` },
      { comment },
    )
  const sentUnder = async (comment: string): Promise<number> => {
    const { rows } = (await store.db.execute(
      sql`select count(*)::int as n from special_request where text = ${comment}`,
    )) as { rows: readonly { n: number }[] }
    return rows[0]?.n ?? 0
  }

  /** Every request is answered 503 with `Retry-After`, each in its own protocol. */
  const expectBusy = async (answers: readonly Response[]) => {
    for (const answer of answers) {
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
      expect(await answer.json()).toMatchObject({ status: 503, refusal: 'service-busy' })
    }
  }
  const expectPoolBusy = async (answer: Response) => {
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
    expect(await answer.json()).toMatchObject({ __type: 'ServiceUnavailable' })
  }
  const expectTrouble = async (seen: Reservation, key: string, comment: string) => {
    const [reading, writing, signing, ready, alive] = await Promise.all([
      read(),
      write(seen, key, comment),
      signIn(),
      ask('/readyz'),
      ask('/healthz'),
    ])
    await expectBusy([reading, writing])
    await expectPoolBusy(signing)
    expect([ready.status, ready.headers.get('retry-after'), alive.status]).toEqual([503, '5', 200])
  }
  const allAtOnce = async () => {
    const answers = await Promise.all(Array.from({ length: 4 * poolSize }, async () => read()))
    return [...new Set(answers.map(({ status }) => status))]
  }
  /** All requests succeed again, and no connection of the small pool was lost. */
  const expectServed = async () => {
    await expect.poll(async () => (await ask('/readyz')).status, { timeout: 60_000 }).toBe(200)
    await expect.poll(allAtOnce, { timeout: 60_000 }).toEqual([200])
    expect((await signIn()).status).toBe(200)
  }
  /** The unanswered write is repeated under its key: it happens once. */
  const expectOneEffect = async (seen: Reservation, key: string, comment: string) => {
    // A process that died with the claim blocks the key for the lease at most.
    service.clock.moveOn(10)
    const again = await write(seen, key, comment)
    expect([again.status, await sentUnder(comment)]).toEqual([200, 1])
    const replay = await write(seen, key, comment)
    expect([replay.status, replay.headers.get('idempotent-replayed')]).toEqual([200, 'true'])
    expect(await sentUnder(comment)).toBe(1)
  }

  test('frozen: every request is answered 503, and succeeds again when the server thaws', async () => {
    const seen = await known()
    const key = randomUUID()
    // Every connection is open and then begins a transaction: one that is lost would be lost for good.
    await allAtOnce()
    server.freeze()
    const begun = Array.from({ length: poolSize }, () =>
      store.db.transaction((tx) => tx.execute(sql`select 1`)),
    )
    await Promise.allSettled(begun)
    await expectTrouble(seen, key, 'While frozen')
    server.thaw()
    await expectServed()
    await expectOneEffect(seen, key, 'While frozen')
  })

  test('frozen in the middle of writes: each repeated write is done once', async () => {
    const writes = []
    const seen = await known()
    const begun = Promise.all(
      [0, 1, 2].map(async (n) => {
        const one = { key: randomUUID(), comment: `Cut off ${n}` }
        writes.push(one)
        await new Promise((later) => setTimeout(later, n * 15))
        return { ...one, status: (await write(seen, one.key, one.comment)).status }
      }),
    )
    await new Promise((later) => setTimeout(later, 25))
    server.freeze()
    const cut = await begun
    server.thaw()
    service.clock.moveOn(10)
    for (const { key, comment, status } of cut) {
      // The version changes once the first of them succeeds: then none of the others has happened.
      expect([200, 412, 503]).toContain(status)
      const again = await write(seen, key, comment)
      expect([200, 412]).toContain(again.status)
      expect(await sentUnder(comment)).toBe(again.status === 200 ? 1 : 0)
    }
    expect(cut.length).toBe(writes.length)
    await expectServed()
  })

  test('stopped and restarted: every request is answered 503, and then succeeds without a restart of the service', async () => {
    const seen = await known()
    const key = randomUUID()
    await server.stop()
    await expectTrouble(seen, key, 'While away')
    await server.start()
    await expectServed()
    await expectOneEffect(seen, key, 'While away')
  })

  test('with a full disk: writes are answered 503, reads succeed', async () => {
    const seen = await known()
    const key = randomUUID()
    // The error of a server that cannot extend a file (SQLSTATE 53100).
    await store.db.execute(
      sql.raw(`
      create function full_disk() returns trigger language plpgsql as $$ begin
        raise exception 'could not extend file: No space left on device' using errcode = '53100';
      end $$;
      create trigger full_disk before insert on special_request for each row execute function full_disk()`),
    )
    await expectBusy([await write(seen, key, 'While full')])
    expect((await read()).status).toBe(200)
    await store.db.execute(sql.raw('drop function full_disk cascade'))
    await expectServed()
    await expectOneEffect(seen, key, 'While full')
  })

  test('a statement that never ends and a lock that is never released are answered as busy', async () => {
    await expect(store.db.execute(sql`select pg_sleep(60)`)).rejects.toMatchObject({
      cause: { code: '57014' },
    })
    const seen = await known()
    const key = randomUUID()
    // Not one of the service's own connections, which are cut off when they hold a lock for too long.
    const holder = new pg.Client({ connectionString: server.url })
    await holder.connect()
    try {
      await holder.query('begin')
      await holder.query('select 1 from reservation for update')
      await expectBusy([await write(seen, key, 'While locked')])
    } finally {
      await holder.end()
    }
    await expectOneEffect(seen, key, 'While locked')
  })
})
